-- Terminals behind gateways ("online users").

CREATE TABLE client (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  ap_id text REFERENCES device ON DELETE SET NULL,
  mac text NOT NULL,
  -- Name given by people.
  name text NOT NULL DEFAULT '',
  hostname text NOT NULL DEFAULT '',
  vendor text NOT NULL DEFAULT '',
  os text NOT NULL DEFAULT 'other' CHECK (os IN ('android', 'ios', 'mac', 'windows', 'other')),
  ip text NOT NULL DEFAULT '',
  ssid text,
  band text CHECK (band IN ('2.4G', '5G')),
  signal integer,
  auth text,
  online boolean NOT NULL,
  online_since timestamptz NOT NULL,
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL,
  -- Last day it was seen, and the first, in China time: today's counts read these.
  day date NOT NULL,
  first_day date NOT NULL,
  down double precision NOT NULL DEFAULT 0,
  up double precision NOT NULL DEFAULT 0,
  down_bytes bigint NOT NULL DEFAULT 0,
  up_bytes bigint NOT NULL DEFAULT 0,
  simulated boolean NOT NULL,
  search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    lower(name || ' ' || hostname || ' ' || mac || ' ' || ip || ' ' || vendor)
  ) STORED
) WITH (fillfactor = 70);
CREATE INDEX client_online ON client (account_id, online_since DESC, id DESC) WHERE online;
CREATE INDEX client_gateway ON client (gateway_id) WHERE online;
CREATE INDEX client_day ON client (account_id, day);
CREATE INDEX client_ap ON client (ap_id) WHERE ap_id IS NOT NULL;
