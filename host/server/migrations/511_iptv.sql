-- Sources of television that gateways take their programmes from.
CREATE TABLE iptv_node (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('stream', 'file')),
  address text NOT NULL,
  place text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  CONSTRAINT iptv_node_name UNIQUE (account_id, name)
);

-- What a gateway said last: the source that it uses, and who watches.
CREATE TABLE iptv_state (
  gateway_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  at timestamptz NOT NULL,
  source text NOT NULL CHECK (source IN ('main', 'backup', 'none')),
  -- Percent.
  loss double precision,
  viewers integer NOT NULL,
  -- Name and viewers of each channel, most watched first.
  channels jsonb NOT NULL DEFAULT '[]',
  -- Moment and loss of each report of the last hour, oldest first.
  history jsonb NOT NULL DEFAULT '[]'
);

-- How a gateway finds a node.
CREATE TABLE iptv_node_state (
  node_id text NOT NULL REFERENCES iptv_node ON DELETE CASCADE,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  at timestamptz NOT NULL,
  streaming boolean NOT NULL,
  loss double precision,
  viewers integer NOT NULL,
  channels integer,
  PRIMARY KEY (node_id, gateway_id)
);
CREATE INDEX iptv_node_state_gateway ON iptv_node_state (gateway_id);
