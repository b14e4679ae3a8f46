-- What gateways write into their own logs, collected here.

CREATE TABLE syslog_setting (
  gateway_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  enabled boolean NOT NULL,
  -- Where lines go; empty: to this cloud.
  server text NOT NULL DEFAULT '',
  port integer NOT NULL CHECK (port BETWEEN 1 AND 65535),
  protocol text NOT NULL CHECK (protocol IN ('udp', 'tcp')),
  -- The least urgent severity that is sent, 0 emergency to 7 debug.
  level integer NOT NULL CHECK (level BETWEEN 0 AND 7),
  rev integer NOT NULL
);
CREATE INDEX syslog_setting_account ON syslog_setting (account_id);

CREATE TABLE syslog_retention (
  account_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  days integer NOT NULL CHECK (days BETWEEN 1 AND 180)
);

CREATE TABLE syslog_line (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  -- When it came in: clocks of devices may be wrong.
  at timestamptz NOT NULL,
  severity integer NOT NULL,
  facility integer NOT NULL,
  host text NOT NULL,
  app text NOT NULL,
  message text NOT NULL,
  simulated boolean NOT NULL
);
CREATE INDEX syslog_line_account ON syslog_line (account_id, at DESC, id DESC);
CREATE INDEX syslog_line_gateway ON syslog_line (gateway_id, at DESC, id DESC);
