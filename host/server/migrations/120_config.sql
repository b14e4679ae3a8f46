-- Staged configuration: what a device runs, what is being changed, and every version that was ever sent to it.

CREATE TABLE device_config (
  device_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Newest version the device said it runs.
  running_version integer NOT NULL DEFAULT 0,
  -- Sections that are being changed, whole; null: nothing is.
  draft jsonb,
  -- Version that the draft was begun on.
  draft_base integer,
  draft_by text,
  draft_at timestamptz,
  -- Goes up with every change of the draft: who changes it names the one he saw.
  rev integer NOT NULL DEFAULT 0
);
CREATE INDEX device_config_draft ON device_config (account_id) WHERE draft IS NOT NULL;

CREATE TABLE config_version (
  device_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  version integer NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  origin text NOT NULL CHECK (origin IN ('initial', 'apply', 'rollback', 'restore')),
  -- The version that was gone back to.
  from_version integer,
  document jsonb NOT NULL,
  changes integer NOT NULL,
  -- Names of the sections that changed.
  sections text[] NOT NULL,
  author text NOT NULL,
  note text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'sent', 'done', 'failed', 'superseded')),
  error text NOT NULL DEFAULT '',
  attempts integer NOT NULL DEFAULT 0,
  command_id text,
  settled_at timestamptz,
  PRIMARY KEY (device_id, version)
);
CREATE INDEX config_version_open ON config_version (device_id) WHERE state IN ('pending', 'sent');
