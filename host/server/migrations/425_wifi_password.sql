-- Passwords of wireless networks that change by a plan, or by hand.

CREATE TABLE wifi_password_plan (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  ssid text NOT NULL,
  -- Access points behind these gateways, in these groups, or these.
  target text NOT NULL CHECK (target IN ('gateway', 'group', 'ap')),
  target_ids text[] NOT NULL,
  repeat text NOT NULL CHECK (repeat IN ('daily', 'weekly', 'interval', 'manual')),
  days integer[] NOT NULL,
  every_days integer NOT NULL,
  -- HH:MM, China's clock.
  times text[] NOT NULL,
  skip_holidays boolean NOT NULL,
  -- YYYY-MM-DD.
  starts_on text NOT NULL,
  shape text NOT NULL CHECK (shape IN ('digits', 'lower', 'mixed', 'words')),
  size integer NOT NULL,
  -- Alarm channels that are told.
  channels text[] NOT NULL,
  tells_password boolean NOT NULL,
  enabled boolean NOT NULL,
  -- When it changes next by the plan; null: only by hand, or it is paused.
  next_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX wifi_password_plan_name ON wifi_password_plan (account_id, lower(name));
CREATE INDEX wifi_password_plan_due ON wifi_password_plan (next_at) WHERE next_at IS NOT NULL;

CREATE TABLE wifi_password (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  plan_id text NOT NULL REFERENCES wifi_password_plan ON DELETE CASCADE,
  number integer NOT NULL,
  -- Sealed; empty: nothing was changed, for the reason.
  password text NOT NULL,
  cause text NOT NULL CHECK (cause IN ('schedule', 'manual')),
  note text NOT NULL DEFAULT '',
  actor text NOT NULL DEFAULT '',
  -- When it was to change.
  planned_at timestamptz NOT NULL,
  at timestamptz NOT NULL,
  -- When the next one came.
  ended_at timestamptz,
  job_id text REFERENCES bulk_job ON DELETE SET NULL,
  reason text NOT NULL DEFAULT '',
  -- What the job came to, kept when the job is forgotten.
  total integer NOT NULL DEFAULT 0,
  success integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  -- Tries again by itself, and when the next one is.
  tries integer NOT NULL DEFAULT 0,
  retry_at timestamptz,
  -- People were told that it changed; that it failed.
  told boolean NOT NULL DEFAULT false,
  told_failed boolean NOT NULL DEFAULT false,
  -- Nothing more is done about it by itself.
  settled boolean NOT NULL,
  -- The same change is never made twice.
  UNIQUE (plan_id, number)
);
CREATE INDEX wifi_password_account ON wifi_password (account_id);
CREATE INDEX wifi_password_open ON wifi_password (id) WHERE NOT settled;
CREATE INDEX wifi_password_ended ON wifi_password (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX wifi_password_job ON wifi_password (job_id) WHERE job_id IS NOT NULL;

-- Channels are told of them, too: what about is looked up when it is sent, so that no message that waits holds a password.
ALTER TABLE alarm_delivery DROP CONSTRAINT alarm_delivery_event_check;
ALTER TABLE alarm_delivery ADD CONSTRAINT alarm_delivery_event_check
  CHECK (event IN ('raised', 'cleared', 'digest', 'test', 'password', 'password_failed'));
ALTER TABLE alarm_delivery ADD COLUMN about text NOT NULL DEFAULT '';
