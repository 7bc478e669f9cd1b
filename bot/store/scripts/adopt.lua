-- Learns of a message of ours by a press on it.
-- KEYS 1 dirty  2 shown  3 stale
-- ARGV 1 table id  2 message  3 life in ms
-- Returns 1 if that was news.
if not note(KEYS[2], KEYS[3], ARGV[2]) then
  return 0
end
redis.call('HINCRBY', KEYS[2], 'asked', 1)
redis.call('HSET', KEYS[2], 'force', '1')
ask(KEYS[1], KEYS[2], ARGV[1], clock())
live(ARGV[3], KEYS[1], KEYS[2], KEYS[3])
return 1
