-- Takes a table to show it, if that is still to be done.
-- KEYS 1 dirty  2 shown  3 stale
-- ARGV 1 table id  2 token  3 lease in ms  4 horizon in ms  5 life in ms
-- Returns nothing, or now, message, version, digest, '1' if it must be shown anyway, stale ids.
local now = clock()
local at = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not at or tonumber(at) > now then
  return false
end
if redis.call('HEXISTS', KEYS[2], 'claim') == 1 then
  -- The one before never came back: his call may be on its way, now or when he wakes up.
  doubt(KEYS[2], now, tonumber(ARGV[4]))
end
local asked = redis.call('HGET', KEYS[2], 'asked') or '0'
redis.call('HSET', KEYS[2], 'claim', ARGV[2], 'began', whole(now), 'seen', asked)
redis.call('ZADD', KEYS[1], whole(now + tonumber(ARGV[3])), ARGV[1])
live(ARGV[5], KEYS[1], KEYS[2], KEYS[3])
local state = redis.call('HMGET', KEYS[2], 'message', 'version', 'digest', 'force')
return {now, state[1], state[2], state[3], state[4], redis.call('SMEMBERS', KEYS[3])}
