-- Counts a failure of an update.
-- KEYS 1 failures
-- ARGV 1 life in ms
-- Returns how many there have been.
local times = redis.call('INCR', KEYS[1])
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return times
