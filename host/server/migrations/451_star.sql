-- The star plan: what is left of disks and upload of gateways, lent to a buyer. What it earns stands in `earning`; here
-- stands how that was found.

-- Disks of gateways, as they report them.
CREATE TABLE gateway_disk (
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  medium text NOT NULL CHECK (medium IN ('hdd', 'ssd', 'emmc', 'other')),
  -- Bytes; null: the gateway does not say.
  size bigint NOT NULL,
  used bigint NOT NULL,
  bad_blocks bigint,
  lent bigint,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (gateway_id, name)
);

-- Who agreed to which version of the agreement.
CREATE TABLE star_consent (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  version text NOT NULL,
  author text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, version)
);

-- Applications to take part. Those that were approved say whose a gateway's income of a day is, also when it is gone.
CREATE TABLE star_application (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL,
  -- As the gateway was called then: it may be gone.
  remark text NOT NULL,
  simulated boolean NOT NULL,
  -- Name, size and part of each disk, GB.
  disks jsonb NOT NULL,
  mbps integer NOT NULL,
  -- Times of the day in Beijing; equal: the whole day.
  starts text NOT NULL,
  ends text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'approved', 'refused', 'withdrawn')),
  reason text NOT NULL DEFAULT '',
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_at timestamptz
);
CREATE INDEX star_application_account ON star_application (account_id, asked_at DESC);
CREATE INDEX star_application_gateway ON star_application (gateway_id, decided_at) WHERE state = 'approved';
CREATE INDEX star_application_state ON star_application (state, asked_at);
CREATE UNIQUE INDEX star_application_waits ON star_application (account_id, gateway_id) WHERE state = 'pending';

-- Gateways that take part. How what they are told is delivered stands in `gateway_delivery`.
CREATE TABLE star_gateway (
  gateway_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  mbps integer NOT NULL,
  starts text NOT NULL,
  ends text NOT NULL,
  -- Per cent of what was granted.
  share integer NOT NULL DEFAULT 100 CHECK (share BETWEEN 1 AND 100),
  -- False: paused.
  enabled boolean NOT NULL DEFAULT true,
  joined_at timestamptz NOT NULL,
  ended_at timestamptz,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  -- Bits per second that go to the buyer, as the gateway said last.
  used_bps bigint,
  told_at timestamptz
);
CREATE INDEX star_gateway_account ON star_gateway (account_id);

CREATE TABLE star_disk (
  gateway_id text NOT NULL REFERENCES star_gateway ON DELETE CASCADE,
  name text NOT NULL,
  -- GB.
  size_gb integer NOT NULL,
  gb integer NOT NULL CHECK (gb > 0),
  PRIMARY KEY (gateway_id, name)
);

-- What buyers ask for. Rows of the demo are for simulated gateways only.
CREATE TABLE star_demand (
  id text PRIMARY KEY,
  region text NOT NULL,
  buyer text NOT NULL,
  gb integer NOT NULL,
  mbps integer NOT NULL,
  -- Integer fen for 100 GB on one day.
  each_fen integer NOT NULL CHECK (each_fen > 0),
  starts_on date NOT NULL,
  ends_on date,
  simulated boolean NOT NULL DEFAULT false,
  CHECK (ends_on IS NULL OR ends_on >= starts_on)
);

-- What one disk earned on one day. The sum of a gateway and day is that of its `earning`.
CREATE TABLE star_line (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL,
  day date NOT NULL,
  disk text NOT NULL,
  remark text NOT NULL,
  size_gb integer NOT NULL,
  gb integer NOT NULL,
  income_fen bigint NOT NULL CHECK (income_fen >= 0),
  percent integer NOT NULL,
  subsidy_fen bigint NOT NULL CHECK (subsidy_fen >= 0),
  unpaid text NOT NULL,
  simulated boolean NOT NULL,
  PRIMARY KEY (account_id, gateway_id, day, disk)
);
CREATE INDEX star_line_day ON star_line (account_id, day DESC);
CREATE INDEX star_line_gateway ON star_line (gateway_id, day);
CREATE INDEX star_line_lately ON star_line (day);

-- Objections to days of the bill.
CREATE TABLE star_dispute (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  day date NOT NULL,
  -- Null: the whole day.
  gateway_id text,
  text text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'answered')),
  answer text NOT NULL DEFAULT '',
  author text NOT NULL,
  asked_at timestamptz NOT NULL,
  answered_at timestamptz
);
CREATE INDEX star_dispute_account ON star_dispute (account_id, asked_at DESC);
CREATE INDEX star_dispute_state ON star_dispute (state, asked_at);
