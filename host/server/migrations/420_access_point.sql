-- What access points tell of the air around them, of themselves over time, and who was at them.

-- The BSSIDs of its own radios, and those of others as rows of `heard`, from when it listened last; null: it never told.
CREATE TABLE ap_scan (
  device_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  at timestamptz,
  bssids text[] NOT NULL,
  heard jsonb NOT NULL
);

-- How it was, every few minutes of the last hours. Null: it does not tell.
CREATE TABLE ap_sample (
  device_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  at timestamptz NOT NULL,
  -- Bits per second.
  down double precision,
  up double precision,
  clients_2g integer,
  clients_5g integer,
  -- Percent of the air that is taken.
  busy_2g real,
  busy_5g real,
  PRIMARY KEY (device_id, at)
);
CREATE INDEX ap_sample_at ON ap_sample (at);

-- The same by hours: rates and the air on average, terminals at most.
CREATE TABLE ap_hour (
  device_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  down double precision,
  up double precision,
  clients_2g integer,
  clients_5g integer,
  busy_2g real,
  busy_5g real,
  PRIMARY KEY (device_id, hour)
);
CREATE INDEX ap_hour_at ON ap_hour (hour);

-- Until when its light blinks, so that somebody finds it.
ALTER TABLE device_live ADD COLUMN blinking_until timestamptz;

CREATE INDEX client_session_ap ON client_session (ap_id, start_at DESC) WHERE ap_id IS NOT NULL;

-- Hours from here on have the history of simulated access points, earlier ones get it in the background.
ALTER TABLE simulation ADD COLUMN ap_hours_from timestamptz;
