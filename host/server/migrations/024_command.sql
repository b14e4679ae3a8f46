-- Orders to devices, what happened to devices, and what readers of the event stream are told.

CREATE TABLE command (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gwid text NOT NULL REFERENCES device ON DELETE CASCADE,
  kind text NOT NULL,
  params jsonb NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'done', 'failed', 'timed_out')),
  output text[] NOT NULL DEFAULT '{}',
  error text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  finished_at timestamptz
);
CREATE INDEX command_waiting ON command (gwid, created_at) WHERE state IN ('pending', 'sent');
CREATE INDEX command_account ON command (account_id, created_at DESC);

CREATE TABLE online_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  device_id text NOT NULL,
  device_kind text NOT NULL,
  remark text NOT NULL,
  at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('online', 'offline')),
  simulated boolean NOT NULL
);
CREATE INDEX online_log_account ON online_log (account_id, at DESC, id DESC);
CREATE INDEX online_log_device ON online_log (device_id, at DESC);

-- Written in the transaction of the change itself; read by every server for its open streams.
CREATE TABLE outbox_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  -- What a token must hold to be told.
  scope text NOT NULL,
  payload jsonb NOT NULL
);
CREATE INDEX outbox_event_at ON outbox_event (at);

-- Since when the service that takes reports has been up without a gap: silence before that proves nothing.
CREATE TABLE service_beat (
  name text PRIMARY KEY,
  since timestamptz NOT NULL,
  at timestamptz NOT NULL
);

-- How far the simulator has written.
CREATE TABLE simulation (
  account_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  seed integer NOT NULL,
  started_at timestamptz NOT NULL,
  -- State and rollups are written up to here.
  ticked_at timestamptz NOT NULL,
  -- Hourly history of single devices reaches back to here; it is filled in the background.
  hours_from timestamptz NOT NULL
);
