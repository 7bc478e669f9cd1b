-- A table's record and the stored answer to one press, in one step.
-- KEYS 1 table  2 done (the press)
-- Returns now, version, record, fingerprint, answer.
local record = redis.call('HMGET', KEYS[1], 'version', 'record')
local done = redis.call('HMGET', KEYS[2], 'fingerprint', 'answer')
return {clock(), tonumber(record[1] or '0'), record[2], done[1], done[2]}
