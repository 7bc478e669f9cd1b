-- Reads what is ripe in indexes of tables by time: deadlines, or tables to be shown.
-- KEYS sorted sets: those of every lane on one server, those of one lane on a cluster
-- ARGV 1 how many of each at most
-- Returns table, ms, table, ms, …
local now = whole(clock())
local found = {}
for _, key in ipairs(KEYS) do
  local ripe = redis.call('ZRANGEBYSCORE', key, '-inf', now, 'WITHSCORES', 'LIMIT', 0, ARGV[1])
  for _, part in ipairs(ripe) do
    found[#found + 1] = part
  end
end
return found
