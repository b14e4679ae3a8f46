-- What a service has set on a gateway, delivered as a whole: every change raises the revision.
CREATE TABLE gateway_delivery (
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  kind text NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  rev integer NOT NULL,
  -- Newest revision that the gateway said it runs.
  done_rev integer NOT NULL DEFAULT 0,
  state text NOT NULL CHECK (state IN ('pending', 'sent', 'done', 'failed')),
  error text NOT NULL DEFAULT '',
  attempts integer NOT NULL DEFAULT 0,
  -- The command on its way, and the revision in it.
  command_id text,
  command_rev integer,
  PRIMARY KEY (gateway_id, kind)
);
CREATE INDEX gateway_delivery_open ON gateway_delivery (gateway_id) WHERE state IN ('pending', 'sent');

-- Intranet tunnelling.
CREATE TABLE tunnel_mapping (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  name text NOT NULL,
  -- One of all accounts: it becomes a host name.
  subdomain text NOT NULL,
  protocol text NOT NULL CHECK (protocol IN ('http', 'https', 'tcp', 'udp', 'rdp')),
  inner_ip text NOT NULL,
  inner_port integer NOT NULL CHECK (inner_port BETWEEN 1 AND 65535),
  -- Port at the cloud, for what is not told apart by its host name; null: http and https.
  outer_port integer,
  -- Addresses that may come in; empty: all.
  allowed text[] NOT NULL DEFAULT '{}',
  enabled boolean NOT NULL,
  -- Revision of the gateway's delivery that brings it.
  rev integer NOT NULL,
  bytes_down bigint NOT NULL DEFAULT 0,
  bytes_up bigint NOT NULL DEFAULT 0,
  last_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT tunnel_subdomain UNIQUE (subdomain),
  CONSTRAINT tunnel_outer_port UNIQUE (outer_port)
);
CREATE INDEX tunnel_mapping_list ON tunnel_mapping (account_id, created_at DESC, id);
CREATE INDEX tunnel_mapping_gateway ON tunnel_mapping (gateway_id, created_at, id);

CREATE TABLE tunnel_flow (
  mapping_id text NOT NULL REFERENCES tunnel_mapping ON DELETE CASCADE,
  day date NOT NULL,
  bytes_down bigint NOT NULL,
  bytes_up bigint NOT NULL,
  visits integer NOT NULL,
  PRIMARY KEY (mapping_id, day)
);

-- Whether the service still served a gateway when its mappings were put together last.
CREATE TABLE tunnel_serving (
  gateway_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  tier text NOT NULL
);
