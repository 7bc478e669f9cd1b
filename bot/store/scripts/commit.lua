-- Saves one version of a table, whole or not at all.
-- KEYS 1 table  2 log  3 done (the press)  4 due  5 dirty  6 shown  7 stale  8 told
-- ARGV 1 table id  2 version it was worked out from  3 fingerprint  4 record  5 log entry
--      6 answer  7 deadline in ms or ''  8 '1': show it  9 ms to remember the press
--      10 life in ms  11 … log entries that come before, each a version of its own
-- Returns 'done' + answer, 'reused', 'conflict' + version, 'damaged', or 'committed' + version.

-- All checks come first: Redis does not roll back what a script has written.
local done = redis.call('HMGET', KEYS[3], 'fingerprint', 'answer')
if done[1] then
  if done[1] ~= ARGV[3] then
    return {'reused'}
  end
  return {'done', done[2]}
end
local version = tonumber(redis.call('HGET', KEYS[1], 'version') or '0')
if version ~= tonumber(ARGV[2]) then
  return {'conflict', version}
end
version = version + 1
local last = redis.call('XREVRANGE', KEYS[2], '+', '-', 'COUNT', 1)[1]
if last and tonumber(string.match(last[1], '^%d+')) >= version then
  return {'damaged'}
end

-- The log is the first write: it alone can be refused, when the memory is full. Once a script
-- has written, the server lets it finish.
for place = 11, #ARGV do
  redis.call('XADD', KEYS[2], whole(version) .. '-0', 'entry', ARGV[place])
  version = version + 1
end
redis.call('XADD', KEYS[2], whole(version) .. '-0', 'entry', ARGV[5])
redis.call('HSET', KEYS[1], 'version', whole(version), 'record', ARGV[4])
redis.call('HSET', KEYS[3], 'fingerprint', ARGV[3], 'answer', ARGV[6])
redis.call('PEXPIRE', KEYS[3], ARGV[9])
if ARGV[7] ~= '' then
  redis.call('ZADD', KEYS[4], ARGV[7], ARGV[1])
else
  redis.call('ZREM', KEYS[4], ARGV[1])
end
if ARGV[8] == '1' then
  ask(KEYS[5], KEYS[6], ARGV[1], clock())
end
live(ARGV[10], KEYS[1], KEYS[2], KEYS[4], KEYS[5], KEYS[6], KEYS[7], KEYS[8])
return {'committed', version}
