-- Remembers which hand a person was last told.
-- KEYS 1 told
-- ARGV 1 user  2 digest  3 life in ms
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
