-- Services that a message announces and that wait to be switched on by the account holder, and what long lists need.

CREATE TABLE service_activation (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- The message that announced it, while it is there.
  message_id text REFERENCES message ON DELETE SET NULL,
  service text NOT NULL,
  -- What is switched on: [{label, value}].
  facts jsonb NOT NULL,
  days integer NOT NULL,
  -- The offer ends then, whether it was taken or not.
  offered_until timestamptz NOT NULL,
  activated_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX service_activation_account ON service_activation (account_id, created_at DESC);

-- Counted for each page of past alarms, by level.
CREATE INDEX alarm_past ON alarm (account_id, rank) WHERE state = 'cleared';
-- Counted for each page of online users, by the way they are connected.
CREATE INDEX client_online_band ON client (account_id, band) WHERE online;
-- Lists by name.
CREATE INDEX device_name ON device (account_id, kind, remark, id);
