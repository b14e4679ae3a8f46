-- What an account wants done to its devices at times: restarts, radios that are off for a while.

ALTER TABLE bulk_job DROP CONSTRAINT bulk_job_kind_check;
ALTER TABLE bulk_job ADD CONSTRAINT bulk_job_kind_check
  CHECK (kind IN ('reboot', 'upgrade', 'group', 'unbind', 'rename', 'tag', 'config', 'tv', 'radio'));

CREATE TABLE strategy (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  action text NOT NULL CHECK (action IN ('reboot', 'radio')),
  -- Devices of this kind: all, those of groups, with one of the tags, or these.
  kind text NOT NULL,
  target text NOT NULL CHECK (target IN ('all', 'group', 'tag', 'device')),
  target_ids text[] NOT NULL,
  repeat text NOT NULL CHECK (repeat IN ('weekly', 'workday', 'restday')),
  days integer[] NOT NULL,
  skip_holidays boolean NOT NULL,
  -- HH:MM, or HH:MM-HH:MM for what lasts; China's clock.
  time text NOT NULL,
  -- Minutes that devices which are offline are waited for.
  wait_minutes integer NOT NULL,
  enabled boolean NOT NULL,
  -- What it has to do next; null: nothing.
  next_at timestamptz,
  next_edge text CHECK (next_edge IN ('run', 'begin', 'end')),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX strategy_name ON strategy (account_id, lower(name));
CREATE INDEX strategy_list ON strategy (account_id, created_at DESC, id DESC);
CREATE INDEX strategy_due ON strategy (next_at) WHERE next_at IS NOT NULL;

CREATE TABLE strategy_run (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Not a reference: what ran stays when the strategy goes.
  strategy_id text NOT NULL,
  -- Name as it was then.
  name text NOT NULL,
  action text NOT NULL,
  edge text NOT NULL CHECK (edge IN ('run', 'begin', 'end')),
  planned_at timestamptz NOT NULL,
  at timestamptz NOT NULL,
  -- The work on its devices; null: there was none, for the reason.
  job_id text REFERENCES bulk_job ON DELETE CASCADE,
  reason text NOT NULL DEFAULT '',
  -- The same moment never runs twice.
  UNIQUE (strategy_id, planned_at, edge)
);
CREATE INDEX strategy_run_list ON strategy_run (account_id, planned_at DESC, id DESC);
CREATE INDEX strategy_run_job ON strategy_run (job_id) WHERE job_id IS NOT NULL;

-- Radios that strategies switched off: these alone are switched on again, when no strategy wants them off any more.
CREATE TABLE strategy_radio (
  strategy_id text NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  device_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  radio text NOT NULL,
  until timestamptz NOT NULL,
  -- The job that switches it on again.
  ended_by text REFERENCES bulk_job ON DELETE SET NULL,
  ended boolean NOT NULL DEFAULT false,
  PRIMARY KEY (strategy_id, device_id, radio)
);
CREATE INDEX strategy_radio_device ON strategy_radio (device_id);
CREATE INDEX strategy_radio_account ON strategy_radio (account_id);
CREATE INDEX strategy_radio_ended ON strategy_radio (ended_by) WHERE ended;
