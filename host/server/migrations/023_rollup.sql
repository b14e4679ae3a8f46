-- History. Raw samples live for days; charts read rollups only. `simulated` keeps the two sources apart: each writes
-- its own rows, readers add them up. Days are days in China.

CREATE TABLE device_sample (
  device_id text NOT NULL,
  at timestamptz NOT NULL,
  -- Bits per second since the sample before, and the bytes behind them.
  down double precision NOT NULL,
  up double precision NOT NULL,
  bytes_down bigint NOT NULL,
  bytes_up bigint NOT NULL,
  cpu real,
  memory real,
  clients integer,
  PRIMARY KEY (device_id, at)
) PARTITION BY RANGE (at);

CREATE TABLE device_hour (
  device_id text NOT NULL,
  hour timestamptz NOT NULL,
  account_id text NOT NULL,
  bytes_down bigint NOT NULL,
  bytes_up bigint NOT NULL,
  -- Part of it that went over the air.
  wireless bigint NOT NULL DEFAULT 0,
  peak_down double precision NOT NULL,
  peak_up double precision NOT NULL,
  cpu real,
  memory real,
  clients integer,
  -- A gateway may change hands within the hour: each owner keeps its part.
  PRIMARY KEY (device_id, hour, account_id)
);
CREATE INDEX device_hour_account ON device_hour (account_id, hour);

CREATE TABLE device_day (
  device_id text NOT NULL,
  day date NOT NULL,
  account_id text NOT NULL,
  bytes_down bigint NOT NULL,
  bytes_up bigint NOT NULL,
  peak_down double precision NOT NULL,
  peak_up double precision NOT NULL,
  cpu real,
  memory real,
  clients integer,
  PRIMARY KEY (device_id, day, account_id)
);
CREATE INDEX device_day_account ON device_day (account_id, day);

CREATE TABLE account_hour (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  simulated boolean NOT NULL,
  bytes_down bigint NOT NULL,
  bytes_up bigint NOT NULL,
  wireless bigint NOT NULL,
  -- Most users online at once; authentications.
  online integer NOT NULL,
  auth integer NOT NULL,
  PRIMARY KEY (account_id, hour, simulated)
);

CREATE TABLE account_day (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  day date NOT NULL,
  simulated boolean NOT NULL,
  bytes_down bigint NOT NULL,
  bytes_up bigint NOT NULL,
  wireless bigint NOT NULL,
  -- Different users seen; of these new ones; authentications; malicious DNS requests intercepted.
  online integer NOT NULL,
  new_users integer NOT NULL,
  auth integer NOT NULL,
  dns_intercepted integer NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, day, simulated)
);

-- Everything that is counted by day and by a name: categories, applications, terminals, dwell.
CREATE TABLE account_stat_day (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  metric text NOT NULL,
  day date NOT NULL,
  -- Time of day where the metric has one, else empty.
  slot text NOT NULL,
  name text NOT NULL,
  simulated boolean NOT NULL,
  value bigint NOT NULL,
  PRIMARY KEY (account_id, metric, day, slot, name, simulated)
);

CREATE TABLE account_income_day (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  day date NOT NULL,
  -- `star`, `wechat`, `redpacket`.
  source text NOT NULL,
  fen bigint NOT NULL,
  simulated boolean NOT NULL,
  PRIMARY KEY (account_id, day, source, simulated)
);

-- Networks with most traffic in the seven days that end with `day`, kept once worked out.
CREATE TABLE account_top (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  day date NOT NULL,
  rank smallint NOT NULL,
  device_id text NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (account_id, day, rank)
);
