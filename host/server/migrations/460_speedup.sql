-- International speed-up. Lines are the operator's.
CREATE TABLE speedup_line (
  id text PRIMARY KEY,
  region text NOT NULL,
  name text NOT NULL,
  -- Where gateways join it: also what they measure.
  host text NOT NULL,
  -- False: no group may choose it any more, and those that have it go without.
  open boolean NOT NULL,
  simulated boolean NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT speedup_line_name UNIQUE (name)
);

-- Terminals of one gateway that go the same way to the same applications.
CREATE TABLE speedup_group (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  name text NOT NULL,
  line_id text NOT NULL REFERENCES speedup_line,
  -- Mbps, all its members together.
  mbps integer NOT NULL,
  enabled boolean NOT NULL,
  apps text[] NOT NULL,
  domains text[] NOT NULL,
  -- Revision of the gateway's delivery that brings it.
  rev integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT speedup_group_name UNIQUE (gateway_id, name)
);
CREATE INDEX speedup_group_list ON speedup_group (account_id, created_at DESC, id);
CREATE INDEX speedup_group_line ON speedup_group (line_id);

CREATE TABLE speedup_member (
  id text PRIMARY KEY,
  group_id text NOT NULL REFERENCES speedup_group ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  mac text NOT NULL,
  purpose text NOT NULL,
  -- Mbps; 0: as much as the group has.
  mbps integer NOT NULL,
  enabled boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'approved', 'refused')),
  -- What the operator said to it.
  reason text NOT NULL DEFAULT '',
  bytes_down bigint NOT NULL DEFAULT 0,
  bytes_up bigint NOT NULL DEFAULT 0,
  last_at timestamptz,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  CONSTRAINT speedup_member_mac UNIQUE (group_id, mac)
);
CREATE INDEX speedup_member_account ON speedup_member (account_id);
CREATE INDEX speedup_member_pending ON speedup_member (created_at) WHERE state = 'pending';

CREATE TABLE speedup_flow (
  member_id text NOT NULL REFERENCES speedup_member ON DELETE CASCADE,
  day date NOT NULL,
  bytes_down bigint NOT NULL,
  bytes_up bigint NOT NULL,
  PRIMARY KEY (member_id, day)
);

-- What a gateway was asked to measure: the way to a line (`line`), an application without it (`before`) and over it (`after`).
CREATE TABLE speedup_measure (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  line_id text NOT NULL REFERENCES speedup_line ON DELETE CASCADE,
  way text NOT NULL CHECK (way IN ('line', 'before', 'after')),
  -- Key of the application; empty: the line itself.
  app text NOT NULL,
  command_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'done', 'failed')),
  ms real,
  loss real,
  error text NOT NULL DEFAULT '',
  asked_at timestamptz NOT NULL
);
CREATE INDEX speedup_measure_newest ON speedup_measure (gateway_id, line_id, way, app, asked_at DESC);
CREATE INDEX speedup_measure_open ON speedup_measure (asked_at) WHERE state = 'open';

-- The package that a gateway was told about last; empty: none.
CREATE TABLE speedup_serving (
  gateway_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  tier text NOT NULL
);
