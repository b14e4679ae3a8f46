-- The fleet: what stands where, and how it is now. Identity (rarely changes, searched, counted) and present state
-- (changes with every report) are apart, so that reports touch no index and lists read pages that stay clean.

CREATE TABLE device_group (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('gateway', 'firewall')),
  parent_id text REFERENCES device_group ON DELETE CASCADE,
  name text NOT NULL,
  position integer NOT NULL DEFAULT 0
);
CREATE INDEX device_group_account ON device_group (account_id, kind, position);

-- Every gateway that was ever made, bound or not. The key on its label proves who reports and who may bind.
CREATE TABLE device_identity (
  gwid text PRIMARY KEY,
  key_hash text NOT NULL,
  model text NOT NULL,
  serial text NOT NULL,
  simulated boolean NOT NULL,
  account_id text REFERENCES account ON DELETE SET NULL,
  bound_at timestamptz
);
CREATE INDEX device_identity_account ON device_identity (account_id);

CREATE TABLE device (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('gateway', 'ap', 'switch', 'firewall')),
  -- The gateway it stands behind; a gateway's own id.
  gateway_id text NOT NULL,
  remark text NOT NULL,
  status text NOT NULL DEFAULT 'offline' CHECK (status IN ('online', 'offline')),
  -- Since when it has been online or offline.
  status_since timestamptz NOT NULL,
  -- Worst open alarm: 0 none, 1 general, 2 middle, 3 fatal.
  alarm_rank smallint NOT NULL DEFAULT 0,
  alarm_text text,
  alarm_count integer NOT NULL DEFAULT 0,
  model text NOT NULL,
  firmware text NOT NULL,
  firmware_new text,
  serial text NOT NULL,
  mac text NOT NULL,
  ip text NOT NULL DEFAULT '',
  wan_ip text NOT NULL DEFAULT '',
  group_id text REFERENCES device_group ON DELETE SET NULL,
  location text NOT NULL DEFAULT '',
  -- Bytes; null without a disk.
  disk bigint,
  -- What only one kind has: radios, port counts, policies.
  detail jsonb NOT NULL DEFAULT '{}',
  simulated boolean NOT NULL,
  bound_at timestamptz NOT NULL,
  search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    lower(remark || ' ' || id || ' ' || ip || ' ' || wan_ip || ' ' || mac || ' ' || serial || ' ' || model)
  ) STORED
);
CREATE INDEX device_list ON device (account_id, kind, bound_at DESC, id DESC);
CREATE INDEX device_all ON device (account_id, bound_at DESC, id DESC);
CREATE INDEX device_status ON device (account_id, kind, status);
CREATE INDEX device_group_member ON device (group_id) WHERE group_id IS NOT NULL;
CREATE INDEX device_behind ON device (gateway_id, kind);
-- Silent devices behind a gateway that reports: the job that looks for missing alarms reads these.
CREATE INDEX device_silent ON device (gateway_id) WHERE status = 'offline';
CREATE INDEX device_alarmed ON device (account_id, kind) WHERE alarm_count > 0;

CREATE TABLE device_live (
  device_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL,
  kind text NOT NULL,
  last_seen timestamptz,
  -- When the machine started; its uptime is counted from here.
  started_at timestamptz,
  clients integer NOT NULL DEFAULT 0,
  clients_2g integer NOT NULL DEFAULT 0,
  clients_5g integer NOT NULL DEFAULT 0,
  -- Bits per second.
  down double precision NOT NULL DEFAULT 0,
  up double precision NOT NULL DEFAULT 0,
  -- Percent.
  cpu real,
  memory real,
  disk_used real,
  sessions integer,
  session_limit integer,
  ports_up integer,
  poe_watt real,
  blocked_today integer
) WITH (fillfactor = 70);

CREATE TABLE device_interface (
  device_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  name text NOT NULL,
  position integer NOT NULL,
  role text NOT NULL CHECK (role IN ('wan', 'lan')),
  state text NOT NULL CHECK (state IN ('connected', 'disconnected', 'free', 'no_card')),
  access text,
  carrier text,
  booked_down integer,
  booked_up integer,
  address text,
  gateway text,
  dns text[] NOT NULL DEFAULT '{}',
  mac text,
  speed integer,
  duplex text,
  loss real,
  signal integer,
  connected_since timestamptz,
  down double precision NOT NULL DEFAULT 0,
  up double precision NOT NULL DEFAULT 0,
  -- Byte counters as last reported, and when: the next report is compared with them.
  rx_counter bigint,
  tx_counter bigint,
  counter_at timestamptz,
  PRIMARY KEY (device_id, name)
) WITH (fillfactor = 70);

CREATE TABLE switch_port (
  device_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  number integer NOT NULL,
  remark text NOT NULL DEFAULT '',
  state smallint NOT NULL CHECK (state BETWEEN 0 AND 4),
  link text NOT NULL CHECK (link IN ('linked', 'unlinked', 'relay')),
  speed integer,
  duplex text,
  poe text NOT NULL DEFAULT 'none' CHECK (poe IN ('none', 'off', 'on', 'fault')),
  poe_watt real,
  vlan integer NOT NULL DEFAULT 1,
  limit_in integer NOT NULL DEFAULT 0,
  limit_out integer NOT NULL DEFAULT 0,
  down double precision NOT NULL DEFAULT 0,
  up double precision NOT NULL DEFAULT 0,
  neighbour text,
  PRIMARY KEY (device_id, number)
);

-- How many devices there are of each kind: counting 100,000 rows for every page view would cost more than the page.
CREATE TABLE device_count (
  account_id text NOT NULL,
  kind text NOT NULL,
  total integer NOT NULL,
  online integer NOT NULL,
  alarmed integer NOT NULL,
  PRIMARY KEY (account_id, kind)
);

CREATE FUNCTION device_count_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO device_count (account_id, kind, total, online, alarmed)
  SELECT account_id, kind, count(*), count(*) FILTER (WHERE status = 'online'), count(*) FILTER (WHERE alarm_count > 0)
  FROM new_row GROUP BY account_id, kind ORDER BY account_id, kind
  ON CONFLICT (account_id, kind) DO UPDATE SET
    total = device_count.total + excluded.total,
    online = device_count.online + excluded.online,
    alarmed = device_count.alarmed + excluded.alarmed;
  RETURN NULL;
END $$;

CREATE FUNCTION device_count_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE device_count c SET total = c.total - o.total, online = c.online - o.online, alarmed = c.alarmed - o.alarmed
  FROM (
    SELECT account_id, kind, count(*) AS total, count(*) FILTER (WHERE status = 'online') AS online,
      count(*) FILTER (WHERE alarm_count > 0) AS alarmed
    FROM old_row GROUP BY account_id, kind
  ) o
  WHERE c.account_id = o.account_id AND c.kind = o.kind;
  RETURN NULL;
END $$;

CREATE FUNCTION device_count_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE device_count SET
    online = online + (new.status = 'online')::integer - (old.status = 'online')::integer,
    alarmed = alarmed + (new.alarm_count > 0)::integer - (old.alarm_count > 0)::integer
  WHERE account_id = new.account_id AND kind = new.kind;
  RETURN NULL;
END $$;

CREATE TRIGGER device_count_inserted AFTER INSERT ON device
  REFERENCING NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION device_count_inserted();
CREATE TRIGGER device_count_deleted AFTER DELETE ON device
  REFERENCING OLD TABLE AS old_row FOR EACH STATEMENT EXECUTE FUNCTION device_count_deleted();
CREATE TRIGGER device_count_updated AFTER UPDATE OF status, alarm_count ON device FOR EACH ROW
  WHEN (old.status <> new.status OR (old.alarm_count > 0) <> (new.alarm_count > 0))
  EXECUTE FUNCTION device_count_updated();
