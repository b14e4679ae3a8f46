-- What an account decides about its alarms: rules, what stays quiet and for how long.

-- Rules that differ from the product's own. Percent; hold in minutes.
CREATE TABLE alarm_rule (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL,
  enabled boolean NOT NULL,
  threshold real,
  clear real,
  hold integer,
  PRIMARY KEY (account_id, kind)
);

CREATE TABLE alarm_flap (
  account_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  enabled boolean NOT NULL,
  count integer NOT NULL,
  minutes integer NOT NULL,
  calm integer NOT NULL
);

-- A mute of one object, or a maintenance window over devices.
CREATE TABLE alarm_silence (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('mute', 'window')),
  name text NOT NULL,
  -- Without either: every device of the account.
  device_id text REFERENCES device ON DELETE CASCADE,
  group_id text REFERENCES device_group ON DELETE CASCADE,
  -- One kind of alarm only.
  kind text,
  -- Once: from and to (no end: until it is taken back).
  starts_at timestamptz,
  ends_at timestamptz,
  -- Weekly: days 0-6, minutes after midnight, length in minutes.
  days smallint[],
  start_minute integer,
  minutes integer,
  zone text NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX alarm_silence_account ON alarm_silence (account_id, created_at DESC);

-- An alarm that nobody is to be told of, and by what: a silence, or because it comes and goes too often.
ALTER TABLE alarm ADD COLUMN quiet text CHECK (quiet IN ('mute', 'window', 'flap'));
ALTER TABLE alarm ADD COLUMN quiet_by text REFERENCES alarm_silence ON DELETE SET NULL;
CREATE INDEX alarm_quiet ON alarm (account_id, raised_at DESC) WHERE quiet IS NOT NULL AND state <> 'cleared';

ALTER TABLE alarm_event DROP CONSTRAINT alarm_event_kind_check;
ALTER TABLE alarm_event ADD CONSTRAINT alarm_event_kind_check
  CHECK (kind IN ('acknowledged', 'assigned', 'noted', 'quieted', 'told', 'notified'));
