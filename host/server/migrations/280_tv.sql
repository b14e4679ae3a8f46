-- TV boxes behind gateways, the groups of channels they play, and what they play now.

CREATE TABLE tv_group (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  -- `HH:MM-HH:MM` of Beijing in which boxes play by themselves; empty: all day.
  hours text NOT NULL DEFAULT '',
  -- Played when the hours begin; null: the first one.
  start_channel text,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX tv_group_name ON tv_group (account_id, lower(name));

CREATE TABLE tv_channel (
  id text PRIMARY KEY,
  group_id text NOT NULL REFERENCES tv_group ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Counts from 0.
  position integer NOT NULL,
  name text NOT NULL,
  -- Stands in its logo; empty: the first of its name.
  letter text NOT NULL DEFAULT '',
  kind text NOT NULL CHECK (kind IN ('stream', 'file')),
  address text NOT NULL
);
CREATE INDEX tv_channel_group ON tv_channel (group_id, position);
CREATE UNIQUE INDEX tv_channel_name ON tv_channel (group_id, lower(name));

CREATE TABLE tv_box (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  mac text NOT NULL,
  serial text NOT NULL DEFAULT '',
  model text NOT NULL DEFAULT '',
  version text NOT NULL DEFAULT '',
  ip text NOT NULL DEFAULT '',
  name text NOT NULL,
  room text NOT NULL DEFAULT '',
  group_id text REFERENCES tv_group ON DELETE SET NULL,
  -- As the gateway told last.
  state text NOT NULL CHECK (state IN ('playing', 'paused', 'idle', 'error', 'offline')),
  -- Not a reference: a box may still play what was taken out.
  channel_id text,
  volume integer NOT NULL DEFAULT 0 CHECK (volume BETWEEN 0 AND 100),
  error text NOT NULL DEFAULT '',
  last_seen timestamptz,
  -- What it was told last.
  command_id text,
  simulated boolean NOT NULL,
  search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    searchable(name || ' ' || room || ' ' || serial || ' ' || mac || ' ' || model || ' ' || ip)) STORED,
  UNIQUE (gateway_id, mac)
);
CREATE INDEX tv_box_account ON tv_box (account_id, gateway_id, name, id);
CREATE INDEX tv_box_group ON tv_box (group_id);

-- Jobs that tell many boxes something.
ALTER TABLE bulk_job DROP CONSTRAINT bulk_job_kind_check;
ALTER TABLE bulk_job ADD CONSTRAINT bulk_job_kind_check
  CHECK (kind IN ('reboot', 'upgrade', 'group', 'unbind', 'rename', 'tag', 'config', 'tv'));
