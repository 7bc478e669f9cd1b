-- Lets the first one through, for a while.
-- KEYS 1 once
-- ARGV 1 ms
-- Returns 1 for the first one.
if redis.call('EXISTS', KEYS[1]) == 1 then
  return 0
end
redis.call('SET', KEYS[1], '1', 'PX', ARGV[1])
return 1
