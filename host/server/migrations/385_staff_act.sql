-- What the service staff did, and to which account; the account's own log has its line beside it.
CREATE TABLE staff_act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Who says to have done it: one key is shared by the staff.
  author text NOT NULL,
  text text NOT NULL,
  target text NOT NULL DEFAULT '',
  account_id text REFERENCES account ON DELETE CASCADE
);
CREATE INDEX staff_act_account ON staff_act (account_id, id DESC);

-- Identities are issued by the staff; a revoked one is neither bound nor heard again.
ALTER TABLE device_identity
  ADD COLUMN issued_at timestamptz,
  ADD COLUMN revoked_at timestamptz;
CREATE INDEX device_identity_serial ON device_identity (serial);
