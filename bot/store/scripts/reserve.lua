-- Takes leave for one call to a chat, or says how long to wait for it.
-- KEYS 1 calls to the chat  2 calls to all  3 hold of the chat  4 hold of all
-- ARGV 1 a name for this call  2 number of windows of the chat, then for each: ms, calls; then
--      those of all
-- Returns ms to wait; 0: go.
local now = clock()

local wait = math.max(redis.call('PTTL', KEYS[3]), redis.call('PTTL', KEYS[4]), 0)
if wait > 0 then
  return wait  -- Telegram has said no: a call would only make it longer
end

-- How long until a window has room again.
local function until_room(key, span, most)
  local oldest = redis.call('ZREVRANGE', key, most - 1, most - 1, 'WITHSCORES')
  return oldest[2] and math.max(0, tonumber(oldest[2]) + span - now) or 0
end

local chats = tonumber(ARGV[2])
local longest = {0, 0}
for place = 3, #ARGV, 2 do
  local which = (place - 3) / 2 < chats and 1 or 2
  local span, most = tonumber(ARGV[place]), tonumber(ARGV[place + 1])
  longest[which] = math.max(longest[which], span)
  wait = math.max(wait, until_room(KEYS[which], span, most))
end
if wait > 0 then
  return wait
end

for which = 1, 2 do
  redis.call('ZADD', KEYS[which], whole(now), ARGV[1])
  redis.call('ZREMRANGEBYSCORE', KEYS[which], '-inf', whole(now - longest[which]))
  redis.call('PEXPIRE', KEYS[which], whole(longest[which]))
end
return 0
