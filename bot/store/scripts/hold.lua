-- Holds back calls for a while; a longer hold that is there stays.
-- KEYS 1 hold
-- ARGV 1 ms
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then
  redis.call('SET', KEYS[1], '1', 'PX', ARGV[1])
end
return 1
