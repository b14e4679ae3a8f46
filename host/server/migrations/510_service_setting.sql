-- What a service that was bought sets on a gateway. How it is delivered stands in `gateway_delivery`.
CREATE TABLE service_setting (
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  service text NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- False: paused; the settings stay.
  enabled boolean NOT NULL,
  -- Rows by section, as a configuration has them.
  document jsonb NOT NULL,
  -- The package that the gateway was told about, with the edition of the lists in it; empty: none.
  told text NOT NULL DEFAULT '',
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (gateway_id, service)
);
CREATE INDEX service_setting_account ON service_setting (account_id, service);

-- What a gateway measured of a service when it was asked to.
CREATE TABLE service_measure (
  id text PRIMARY KEY,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  service text NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Whether the service was in force on the gateway at that moment.
  in_force boolean NOT NULL,
  command_id text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Name and number of each figure; null: nothing was answered.
  figures jsonb,
  answered_at timestamptz
);
CREATE INDEX service_measure_gateway ON service_measure (gateway_id, service, asked_at DESC);

-- What a gateway says that it can do, as kinds of commands; null: it never said.
ALTER TABLE device ADD COLUMN capabilities text[];
