-- Protection of networks: DNS defence, honeypot, firewall plugin. What each gateway is set to, what it tells.

CREATE TABLE guard_policy (
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  service text NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- What it shall run. Goes up by one with every change, also of the lists of domains.
  settings jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'done', 'failed')),
  error text NOT NULL DEFAULT '',
  attempts integer NOT NULL DEFAULT 0,
  -- The order that carries the version.
  command_id text,
  -- What it said it runs; null: nothing yet.
  running jsonb,
  running_version integer NOT NULL DEFAULT 0,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (gateway_id, service)
);
CREATE INDEX guard_policy_account ON guard_policy (account_id, service);
CREATE INDEX guard_policy_open ON guard_policy (gateway_id) WHERE state IN ('pending', 'sent');

CREATE TABLE guard_domain (
  id text PRIMARY KEY,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  list text NOT NULL CHECK (list IN ('black', 'white')),
  -- What it is intercepted as, or for which class it is let through; `all`: whatever it is.
  class text NOT NULL,
  -- As it travels: small letters, `xn--` for other scripts. It stands for what is below it as well.
  domain text NOT NULL,
  label text NOT NULL,
  hits bigint NOT NULL DEFAULT 0,
  last_at timestamptz,
  created_at timestamptz NOT NULL
);
-- A domain stands in one list only.
CREATE UNIQUE INDEX guard_domain_once ON guard_domain (gateway_id, domain);
CREATE INDEX guard_domain_list ON guard_domain (gateway_id, list, created_at DESC, id DESC);

CREATE SEQUENCE guard_event_number;

-- What gateways intercepted. A row is the same thing within a short time, `times` often.
CREATE TABLE guard_event (
  -- Orders those of one moment.
  number bigint NOT NULL DEFAULT nextval('guard_event_number'),
  at timestamptz NOT NULL,
  account_id text NOT NULL,
  gateway_id text NOT NULL,
  service text NOT NULL,
  -- Class of the domain, kind of the decoy or of the threat.
  class text NOT NULL,
  -- The domain, the decoy's port, what was attacked.
  target text NOT NULL,
  -- MAC address of the terminal, or the address where it came from; with what it was called then.
  source text NOT NULL,
  name text NOT NULL,
  -- The rule that did it: `class` or `black`, a way to touch a decoy, `block` or `watch`.
  action text NOT NULL,
  detail text NOT NULL,
  times integer NOT NULL CHECK (times > 0),
  simulated boolean NOT NULL,
  PRIMARY KEY (at, number)
) PARTITION BY RANGE (at);
CREATE INDEX guard_event_account ON guard_event (account_id, service, at DESC, number DESC);
CREATE INDEX guard_event_gateway ON guard_event (gateway_id, service, at DESC, number DESC);

-- The same added up by day in China.
CREATE TABLE guard_day (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  service text NOT NULL,
  day date NOT NULL,
  gateway_id text NOT NULL,
  class text NOT NULL,
  source text NOT NULL,
  name text NOT NULL,
  times bigint NOT NULL,
  PRIMARY KEY (account_id, service, day, gateway_id, class, source)
);
CREATE INDEX guard_day_gateway ON guard_day (gateway_id, service, day);

-- Rule libraries of the firewall plugin.
CREATE TABLE guard_library (
  version text PRIMARY KEY,
  released_at timestamptz NOT NULL,
  rules integer NOT NULL,
  notes text[] NOT NULL
);

-- How far what happens to the simulated networks is written.
ALTER TABLE simulation ADD COLUMN guarded_at timestamptz;
