-- What people decide about terminals, and where a terminal was and when.

-- Kilobytes a second; 0: no limit. Written when the gateway said that it limits.
ALTER TABLE client ADD COLUMN limit_down integer NOT NULL DEFAULT 0;
ALTER TABLE client ADD COLUMN limit_up integer NOT NULL DEFAULT 0;
-- When it was last made to leave.
ALTER TABLE client ADD COLUMN kicked_at timestamptz;
-- Since when people say that it belongs here.
ALTER TABLE client ADD COLUMN known_at timestamptz;
-- What kind of thing it is, as far as its name and system tell.
ALTER TABLE client ADD COLUMN type text NOT NULL GENERATED ALWAYS AS (
  CASE
    WHEN hostname ~* '^(ipc|nvr|dvr)|camera' THEN 'camera'
    WHEN hostname ~* 'laserjet|officejet|printer|epson|canon' THEN 'printer'
    WHEN hostname ~* '(^|-)(tv|speaker|box)' THEN 'media'
    WHEN hostname ~* '^(sensor|plug|light|lock)' OR vendor ILIKE 'espressif%' THEN 'iot'
    WHEN hostname ~* 'ipad|matepad|(^|-)tab' THEN 'tablet'
    WHEN os IN ('android', 'ios') THEN 'phone'
    WHEN os IN ('mac', 'windows') THEN 'computer'
    ELSE 'other'
  END
) STORED;
CREATE INDEX client_mac ON client (account_id, mac);
CREATE INDEX client_of_gateway ON client (gateway_id, last_seen DESC);

-- Terminals that may not use a network. In force from `active_at`, when the gateway said so, until `released_at`.
CREATE TABLE client_block (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  mac text NOT NULL,
  name text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  created_by text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  -- Null: until somebody lifts it.
  expires_at timestamptz,
  active_at timestamptz,
  released_at timestamptz,
  -- The last order about it.
  command_id text
);
CREATE UNIQUE INDEX client_block_open ON client_block (gateway_id, mac) WHERE released_at IS NULL;
CREATE INDEX client_block_account ON client_block (account_id, created_at DESC, id DESC);
CREATE INDEX client_block_expiry ON client_block (expires_at) WHERE released_at IS NULL AND expires_at IS NOT NULL;

-- One stay of a terminal at one access point (or behind the gateway itself) without a break.
CREATE TABLE client_session (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  client_id text NOT NULL REFERENCES client ON DELETE CASCADE,
  gateway_id text NOT NULL,
  ap_id text,
  ssid text,
  band text,
  signal integer,
  start_at timestamptz NOT NULL,
  -- Null: it is there.
  end_at timestamptz,
  bytes_down bigint NOT NULL DEFAULT 0,
  bytes_up bigint NOT NULL DEFAULT 0,
  simulated boolean NOT NULL
) WITH (fillfactor = 80);
CREATE INDEX client_session_client ON client_session (client_id, start_at DESC);
CREATE INDEX client_session_open ON client_session (client_id) WHERE end_at IS NULL;
CREATE INDEX client_session_end ON client_session (end_at) WHERE end_at IS NOT NULL;
