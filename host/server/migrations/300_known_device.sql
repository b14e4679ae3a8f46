-- Devices on which somebody signed in before: strangers who try the account's password do not hold them up. The mark is the
-- SHA-256 of what the device's cookie says.
CREATE TABLE known_device (
  mark text NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (mark, account_id)
);
CREATE INDEX known_device_account ON known_device (account_id);
CREATE INDEX known_device_expiry ON known_device (expires_at);
