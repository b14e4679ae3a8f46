-- Gateways prepared as nodes: what they bring into a network, before they are in one. Where they stand is on the device.

CREATE TABLE sdwan_node (
  gwid text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  -- 1: this side of the border; 2: the other.
  position smallint NOT NULL CHECK (position IN (1, 2)),
  -- Mbps.
  bandwidth integer NOT NULL CHECK (bandwidth BETWEEN 1 AND 10000),
  -- Local networks behind it, in CIDR form.
  subnets text[] NOT NULL DEFAULT '{}',
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX sdwan_node_name ON sdwan_node (account_id, lower(name));
