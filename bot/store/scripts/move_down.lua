-- Lets the next showing send a new message; the one there is becomes stale.
-- KEYS 1 dirty  2 shown  3 stale
-- ARGV 1 table id  2 life in ms
redis.call('HINCRBY', KEYS[2], 'asked', 1)
local message = redis.call('HGET', KEYS[2], 'message')
if message then
  redis.call('SADD', KEYS[3], message)
  redis.call('HDEL', KEYS[2], 'message', 'version', 'digest')
end
ask(KEYS[1], KEYS[2], ARGV[1], clock())
live(ARGV[2], KEYS[1], KEYS[2], KEYS[3])
return 1
