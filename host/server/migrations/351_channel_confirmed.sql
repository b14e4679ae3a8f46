-- Nothing is sent to an address before whoever reads it gave back the code that was sent there.
ALTER TABLE alarm_channel ADD COLUMN confirmed_at timestamptz;
ALTER TABLE alarm_channel ADD COLUMN code_hash text;
ALTER TABLE alarm_channel ADD COLUMN code_until timestamptz;
ALTER TABLE alarm_channel ADD COLUMN code_tries integer NOT NULL DEFAULT 0;
-- What the demo sends ends in its outbox.
UPDATE alarm_channel SET confirmed_at = created_at WHERE account_id IN ('acc_demo', 'acc_agent');
