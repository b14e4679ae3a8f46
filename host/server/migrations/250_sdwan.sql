-- Networks of several places: which gateways, how they hang together, what the links are like.

CREATE TABLE sdwan_network (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Made by the asker: the same request asked again is the same network.
  request_id text NOT NULL,
  name text NOT NULL,
  -- 1 hub and spokes, 2 two centres, 3 tree.
  topology smallint NOT NULL CHECK (topology BETWEEN 1 AND 3),
  -- The package that pays for it.
  owned_id text REFERENCES service_owned ON DELETE SET NULL,
  paused boolean NOT NULL DEFAULT false,
  -- Goes up with every change: who changes it names the one that was seen.
  rev integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (account_id, request_id)
);
CREATE INDEX sdwan_network_account ON sdwan_network (account_id, created_at DESC, id DESC);
-- A package pays for one network.
CREATE UNIQUE INDEX sdwan_network_owned ON sdwan_network (owned_id) WHERE owned_id IS NOT NULL;

CREATE TABLE sdwan_member (
  -- A gateway is a member of one network.
  gwid text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  network_id text NOT NULL REFERENCES sdwan_network ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('main', 'bak', 'branch')),
  type smallint NOT NULL,
  -- Not a reference: the top of a tree has 1, and what it hangs on may be given back.
  pid text NOT NULL,
  position smallint NOT NULL CHECK (position IN (1, 2)),
  -- Mbps.
  widthband integer NOT NULL,
  foreign_widthband integer NOT NULL,
  is_used boolean NOT NULL,
  -- Of a tree only.
  level smallint,
  x integer NOT NULL,
  y integer NOT NULL,
  -- The change of the network that the gateway has taken over last; 0: none yet.
  applied_rev integer NOT NULL DEFAULT 0
);
CREATE INDEX sdwan_member_network ON sdwan_member (network_id);

-- What a link was like when it was measured last.
CREATE TABLE sdwan_link (
  network_id text NOT NULL REFERENCES sdwan_network ON DELETE CASCADE,
  gwid text NOT NULL,
  to_gwid text NOT NULL,
  state text NOT NULL CHECK (state IN ('linked', 'relay', 'unlinked')),
  -- Milliseconds, percent, bits per second towards the member and from it; null where it is not linked.
  latency real,
  loss real,
  down double precision,
  up double precision,
  at timestamptz NOT NULL,
  PRIMARY KEY (network_id, gwid, to_gwid)
) WITH (fillfactor = 70);

-- The same every five minutes, for a day.
CREATE TABLE sdwan_link_sample (
  network_id text NOT NULL REFERENCES sdwan_network ON DELETE CASCADE,
  gwid text NOT NULL,
  to_gwid text NOT NULL,
  at timestamptz NOT NULL,
  latency real,
  loss real,
  down double precision,
  up double precision,
  PRIMARY KEY (network_id, gwid, to_gwid, at)
);
CREATE INDEX sdwan_link_sample_at ON sdwan_link_sample (at);
