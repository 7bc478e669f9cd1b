-- What every script begins with: the clock, and the words of the showing protocol.
--
-- The hash `shown` of a table:
--   message  the table's message; absent: the next showing sends a new one
--   newest   the highest message id known to be ours; never falls
--   version, digest   of what the message surely shows
--   wait     no showing before this time
--   claim, began, seen   who is showing it, since when, and `asked` as it was then
--   asked    how often somebody asked for a showing beside the commits
--   force    show it even if the digest is the same
--   doubt    a lost call may land until then: only a showing that begins later settles it
--   settled, result   the last claim that was settled, and what it was told

-- The server's time in whole milliseconds.
local function clock()
  local time = redis.call('TIME')
  return tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end

-- A number as Redis takes it: never with an exponent or a fraction.
local function whole(number)
  return string.format('%.0f', number)
end

-- Ask for a showing at `at` or when the table may next be shown. While somebody is showing it,
-- the lease stands: whoever settles will see that there is more to show.
local function ask(dirty, shown, id, at)
  local state = redis.call('HMGET', shown, 'wait', 'claim')
  at = whole(math.max(at, tonumber(state[1] or '0')))
  redis.call('ZADD', dirty, state[2] and 'NX' or 'LT', at, id)
end

-- What is on the screen is not known for sure until the horizon is over.
local function doubt(shown, now, horizon)
  local before = tonumber(redis.call('HGET', shown, 'doubt') or '0')
  redis.call('HSET', shown, 'force', '1', 'doubt', whole(math.max(before, now + horizon)))
end

-- Learn of a message of ours. The newest one is the table's; any other one is stale.
-- Says whether that was news.
local function note(shown, stale, message)
  local state = redis.call('HMGET', shown, 'message', 'newest')
  if message == state[1] then
    return false
  end
  if tonumber(message) <= tonumber(state[2] or '0') then
    return redis.call('SADD', stale, message) == 1
  end
  redis.call('HSET', shown, 'message', message, 'newest', message)
  redis.call('HDEL', shown, 'version', 'digest')
  if state[1] then
    redis.call('SADD', stale, state[1])
  end
  return true
end

-- Everything that belongs to a table ends together.
local function live(life, ...)
  for _, key in ipairs({...}) do
    redis.call('PEXPIRE', key, life)
  end
end

