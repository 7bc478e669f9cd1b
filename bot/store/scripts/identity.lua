-- The sentinel that tells an emptied store from a known one.
-- KEYS 1 born
-- ARGV 1 an id for a new one  2 '1': make it if there is none  3 life in ms
-- Returns id and time of birth in ms, or nothing.
if redis.call('EXISTS', KEYS[1]) == 0 then
  if ARGV[2] ~= '1' then
    return false
  end
  redis.call('HSET', KEYS[1], 'id', ARGV[1], 'at', whole(clock()))
end
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return redis.call('HMGET', KEYS[1], 'id', 'at')
