-- What stands behind a gateway, closer: what is plugged into a switch, how busy a radio is, what a firewall let through,
-- and the cameras of a network.

-- Whether people switched the port off. `state` follows from it and from what is plugged in.
ALTER TABLE switch_port ADD COLUMN enabled boolean NOT NULL DEFAULT true;
UPDATE switch_port SET enabled = state <> 4;
-- Mbps that the other end offers; null: nothing is plugged in.
ALTER TABLE switch_port ADD COLUMN peer_speed integer;
UPDATE switch_port SET peer_speed = speed;
-- Mbps that the port is held to; null: as fast as both ends can.
ALTER TABLE switch_port ADD COLUMN held_speed integer;
-- A loop was found on it.
ALTER TABLE switch_port ADD COLUMN looped boolean NOT NULL DEFAULT false;
-- It leads towards the gateway.
ALTER TABLE switch_port ADD COLUMN uplink boolean NOT NULL DEFAULT false;
-- `sfp`: a slot for fibre.
ALTER TABLE switch_port ADD COLUMN kind text NOT NULL DEFAULT 'copper' CHECK (kind IN ('copper', 'sfp'));
ALTER TABLE switch_port ADD COLUMN mode text NOT NULL DEFAULT 'access' CHECK (mode IN ('access', 'trunk'));
ALTER TABLE switch_port ADD COLUMN neighbour_id text;
CREATE INDEX switch_port_neighbour ON switch_port (neighbour_id) WHERE neighbour_id IS NOT NULL;

-- Where a wired terminal is plugged in, when it is known.
ALTER TABLE client ADD COLUMN switch_id text;
ALTER TABLE client ADD COLUMN switch_port integer;
CREATE INDEX client_switch ON client (switch_id) WHERE switch_id IS NOT NULL;

-- Percent of the air that is taken, and the noise in dBm, of each radio.
ALTER TABLE device_live ADD COLUMN busy_2g real;
ALTER TABLE device_live ADD COLUMN busy_5g real;
ALTER TABLE device_live ADD COLUMN noise_2g real;
ALTER TABLE device_live ADD COLUMN noise_5g real;

-- How often each policy of a firewall was the one that decided.
CREATE TABLE firewall_hit (
  device_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  policy text NOT NULL,
  hits bigint NOT NULL DEFAULT 0,
  last_at timestamptz,
  -- Hits a minute of a simulated one.
  pace real NOT NULL DEFAULT 0,
  PRIMARY KEY (device_id, policy)
);

CREATE TABLE camera (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  -- The terminal that it is; what the gateway sees of it says whether it is online.
  client_id text NOT NULL,
  name text NOT NULL,
  model text NOT NULL,
  mac text NOT NULL,
  -- Storage plan: `off`, `always`, `motion` or only in `period`.
  record text NOT NULL DEFAULT 'motion' CHECK (record IN ('off', 'always', 'motion', 'period')),
  period text NOT NULL DEFAULT '',
  days integer NOT NULL DEFAULT 7,
  quality text NOT NULL DEFAULT '1080p' CHECK (quality IN ('720p', '1080p', '2k', '4k')),
  simulated boolean NOT NULL,
  search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower(name || ' ' || model || ' ' || mac)) STORED
);
CREATE INDEX camera_account ON camera (account_id, gateway_id, name, id);

-- Which details of the simulated fleet are written: what comes into the product later is added to stores of before.
ALTER TABLE simulation ADD COLUMN details integer NOT NULL DEFAULT 0;
