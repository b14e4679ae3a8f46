-- What a device says that it is set to.
CREATE TABLE running_config (
  device_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- The device's own name for it: another one means that it was changed.
  hash text NOT NULL,
  -- Sealed, for it holds passwords; empty: what came could not be read.
  document text NOT NULL,
  -- How many rows were otherwise than in what the cloud last brought there, when it was read.
  differences integer NOT NULL,
  -- When its hash was told last.
  read_at timestamptz NOT NULL,
  -- The one that somebody has seen and decided to write over.
  given_up_hash text
);

ALTER TABLE config_version DROP CONSTRAINT config_version_origin_check;
ALTER TABLE config_version ADD CONSTRAINT config_version_origin_check
  CHECK (origin IN ('initial', 'apply', 'rollback', 'restore', 'import'));

-- What a simulated device is set to. It stays so whoever has bound the device.
CREATE TABLE simulated_config (
  device_id text PRIMARY KEY,
  document jsonb NOT NULL
);
