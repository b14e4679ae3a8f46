-- Work over many devices at once, stored so that it outlives the page, the person and the server that began it.

CREATE TABLE bulk_job (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Made by the asker: the same request asked again is the same job.
  request_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('reboot', 'upgrade', 'group', 'unbind', 'rename', 'tag')),
  title text NOT NULL,
  actor text NOT NULL DEFAULT '',
  params jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL CHECK (state IN ('scheduled', 'running', 'paused', 'done', 'cancelled')),
  -- Why it is paused; empty otherwise.
  reason text NOT NULL DEFAULT '',
  starts_at timestamptz NOT NULL,
  -- Devices that are offline are waited for until then; null: they are skipped at once.
  wait_until timestamptz,
  -- Upper ends of the waves in percent of all items, and which one is under way.
  waves integer[] NOT NULL DEFAULT '{100}',
  wave integer NOT NULL DEFAULT 0,
  -- Percent of failures in a wave from which on nothing more is begun; null: never.
  stop_rate integer CHECK (stop_rate BETWEEN 1 AND 100),
  total integer NOT NULL,
  success integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  -- Taken out of the task drawer by the reader.
  dismissed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  -- When nothing more was left to do.
  finished_at timestamptz,
  UNIQUE (account_id, request_id)
);
CREATE INDEX bulk_job_list ON bulk_job (account_id, created_at DESC, id DESC);
CREATE INDEX bulk_job_open ON bulk_job (starts_at) WHERE finished_at IS NULL;

CREATE TABLE bulk_item (
  job_id text NOT NULL REFERENCES bulk_job ON DELETE CASCADE,
  position integer NOT NULL,
  -- Not a reference: the result stays when the device is given back.
  device_id text NOT NULL,
  -- Name as it was when the job was made.
  remark text NOT NULL,
  wave integer NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'success', 'failed', 'skipped')),
  reason text NOT NULL DEFAULT '',
  command_id text,
  at timestamptz,
  PRIMARY KEY (job_id, position),
  UNIQUE (job_id, device_id)
);
CREATE INDEX bulk_item_state ON bulk_item (job_id, state, position);

-- Words that people put on devices to find them together.
ALTER TABLE device ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
CREATE INDEX device_tags ON device USING gin (tags);

-- Firmware that the maker has released, by model.
CREATE TABLE firmware (
  model text NOT NULL,
  version text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('stable', 'beta')),
  -- Bytes.
  size bigint NOT NULL,
  notes text[] NOT NULL DEFAULT '{}',
  released_at timestamptz NOT NULL,
  PRIMARY KEY (model, version)
);
