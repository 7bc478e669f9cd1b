-- Takes a table whose record has ended off the indexes, so that nobody looks for it for ever.
-- KEYS 1 table  2 due  3 dirty
-- ARGV 1 table id
-- Returns 1 if there was no record.
if redis.call('EXISTS', KEYS[1]) == 1 then
  return 0
end
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
return 1
