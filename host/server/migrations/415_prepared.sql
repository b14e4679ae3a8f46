-- Devices that are known by their serial numbers before they come: their names, groups and settings.

CREATE TABLE prepared_device (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- In capitals.
  serial text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('gateway', 'ap', 'switch', 'firewall')),
  remark text NOT NULL,
  group_id text REFERENCES device_group ON DELETE SET NULL,
  location text NOT NULL DEFAULT '',
  -- The device whose configuration it gets, as that is then. Not a reference: one that is gone by then is told of.
  copy_from text,
  copy_remark text NOT NULL DEFAULT '',
  -- Values by name, over that configuration.
  settings jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'bound', 'applied', 'failed')),
  error text NOT NULL DEFAULT '',
  -- What it has become, and the version that brings its configuration; null: it needed none.
  device_id text,
  version integer,
  bound_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT prepared_device_serial UNIQUE (account_id, serial)
);
CREATE INDEX prepared_device_list ON prepared_device (account_id, created_at DESC, serial);
CREATE INDEX prepared_device_state ON prepared_device (state);
CREATE INDEX prepared_device_group ON prepared_device (group_id) WHERE group_id IS NOT NULL;

-- What is prepared is found by the numbers of the devices that are there.
CREATE INDEX device_serial ON device (serial);
