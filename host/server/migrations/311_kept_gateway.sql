-- Gateways that were given back, as they were, so that their owner can take them again for a while.
CREATE TABLE kept_gateway (
  gwid text NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  remark text NOT NULL,
  model text NOT NULL,
  unbound_at timestamptz NOT NULL,
  -- Rows of the gateway and of what stood behind it, by table.
  kept jsonb NOT NULL,
  PRIMARY KEY (account_id, gwid)
);
CREATE INDEX kept_gateway_end ON kept_gateway (unbound_at);
