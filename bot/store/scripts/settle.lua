-- Takes in how a showing went, and says what is to come.
-- KEYS 1 dirty  2 shown  3 stale  4 table
-- ARGV 1 table id  2 token  3 outcome  4 ms to wait  5 horizon in ms  6 resend in ms
--      7 life in ms  8 the message that was to be edited or ''
--      9 message  10 version  11 digest ('' each unless shown)  12 … stripped messages
-- Returns 'clean', 'dirty', 'again' or 'fenced'.
local dirty, shown, stale, record = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local id, token, outcome, message = ARGV[1], ARGV[2], ARGV[3], ARGV[9]
local now = clock()
local state = redis.call('HMGET', shown, 'claim', 'settled', 'result', 'began', 'seen')

if token == state[2] then
  return state[3]  -- the reply was lost, and this is the same call again
end

local function finish(result)
  redis.call('HSET', shown, 'settled', token, 'result', result)
  live(ARGV[7], dirty, shown, stale)
  return result
end

if token ~= state[1] then
  -- Somebody else has the table. Our call, or his, may have come last: it is shown again.
  doubt(shown, now, tonumber(ARGV[5]))
  for _, touched in ipairs({ARGV[8], message}) do
    if touched ~= '' then
      note(shown, stale, touched)
    end
  end
  ask(dirty, shown, id, now + tonumber(ARGV[4]))
  return finish('fenced')
end

local wait = tonumber(ARGV[4])
if outcome == 'unknown' and redis.call('HEXISTS', shown, 'message') == 0 then
  wait = math.max(wait, tonumber(ARGV[6]))  -- a message may have been sent: do not send another
end
local free = now + wait
redis.call('HSET', shown, 'wait', whole(free))
redis.call('HDEL', shown, 'claim')

local function later(result, at)
  redis.call('ZADD', dirty, whole(at), id)
  return finish(result)
end

if outcome == 'unknown' then
  doubt(shown, now, tonumber(ARGV[5]))
  return later('again', free)
end
if outcome == 'not_sent' then
  return later('dirty', free)
end
if outcome == 'gone' then
  if redis.call('HGET', shown, 'message') == ARGV[8] then
    redis.call('HDEL', shown, 'message', 'version', 'digest')
  end
  return later('dirty', free)
end
if outcome == 'frozen' then
  redis.call('HSET', shown, 'force', '1')
  redis.call('ZREM', dirty, id)
  return finish('clean')
end

note(shown, stale, message)
local ours = redis.call('HGET', shown, 'message') == message
if ours then
  redis.call('HSET', shown, 'version', ARGV[10], 'digest', ARGV[11])
end
local landed = tonumber(redis.call('HGET', shown, 'doubt') or '0')
if tonumber(state[4]) < landed then
  -- A lost call may still land over this showing, and over what was stripped.
  return later('again', math.max(landed, free))
end
redis.call('HDEL', shown, 'doubt')
for place = 12, #ARGV do
  redis.call('SREM', stale, ARGV[place])
end
local quiet = (redis.call('HGET', shown, 'asked') or '0') == state[5]
if quiet and ours then
  redis.call('HDEL', shown, 'force')
end
local newest = redis.call('HGET', record, 'version') == ARGV[10]
if quiet and ours and newest and redis.call('SCARD', stale) == 0 then
  redis.call('ZREM', dirty, id)
  return finish('clean')
end
return later('dirty', free)
