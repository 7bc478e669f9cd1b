-- Asks for one showing of a table.
-- KEYS 1 dirty  2 shown
-- ARGV 1 table id  2 '1': even if the digest is the same  3 life in ms
redis.call('HINCRBY', KEYS[2], 'asked', 1)
if ARGV[2] == '1' then
  redis.call('HSET', KEYS[2], 'force', '1')
end
ask(KEYS[1], KEYS[2], ARGV[1], clock())
live(ARGV[3], KEYS[1], KEYS[2])
return 1
