-- Says that a worker is there, and learns how long none was.
-- KEYS 1 beat
-- ARGV 1 ms without a beat that are an outage  2 life in ms
-- Returns ms since the last beat and the time of the last return, or nothing in their places.
local now = clock()
local last = tonumber(redis.call('HGET', KEYS[1], 'at') or '')
local since = last and math.max(0, now - last)
redis.call('HSET', KEYS[1], 'at', whole(now))
-- Kept, for the reply may be lost, and the other workers must learn of it too.
if since and since >= tonumber(ARGV[1]) then
  redis.call('HSET', KEYS[1], 'back', whole(now))
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return {since or false, redis.call('HGET', KEYS[1], 'back')}
