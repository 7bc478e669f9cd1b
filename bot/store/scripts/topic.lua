-- Remembers that there is a table in a topic of a forum.
-- KEYS 1 topics
-- ARGV 1 topic  2 life in ms
redis.call('SADD', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1
