-- Alarms: what is wrong, since when, and who takes care.

CREATE TABLE alarm (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  device_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  device_kind text NOT NULL,
  gateway_id text NOT NULL,
  -- 1 general, 2 middle, 3 fatal.
  rank smallint NOT NULL CHECK (rank BETWEEN 1 AND 3),
  kind text NOT NULL,
  category text NOT NULL,
  -- What in the device: an interface, a radio, a port; empty: the device itself.
  subject text NOT NULL DEFAULT '',
  content text NOT NULL,
  -- What to call it in a list, for example "WAN1 断".
  label text NOT NULL,
  -- Name of the gateway it comes from, for the search and the overview.
  remark text NOT NULL,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'acknowledged', 'cleared')),
  raised_at timestamptz NOT NULL,
  acknowledged_at timestamptz,
  acknowledged_by text,
  cleared_at timestamptz,
  assignee text,
  note text NOT NULL DEFAULT '',
  simulated boolean NOT NULL,
  search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower(content || ' ' || remark)) STORED
);
-- The same thing is never raised twice at a time.
CREATE UNIQUE INDEX alarm_open ON alarm (device_id, kind, subject) WHERE state <> 'cleared';
CREATE INDEX alarm_list ON alarm (account_id, raised_at DESC, id DESC);
CREATE INDEX alarm_state ON alarm (account_id, state, rank DESC, raised_at DESC) WHERE state <> 'cleared';
CREATE INDEX alarm_device ON alarm (device_id, raised_at DESC);

-- What people did to an alarm; raising and clearing stand in the alarm itself.
CREATE TABLE alarm_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  alarm_id text NOT NULL REFERENCES alarm ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('acknowledged', 'assigned', 'noted')),
  actor text NOT NULL,
  text text NOT NULL
);
CREATE INDEX alarm_event_alarm ON alarm_event (alarm_id, id);

-- A condition that holds at this moment, and since when: most rules ask that it lasts before they raise an alarm.
CREATE TABLE device_condition (
  device_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  kind text NOT NULL,
  subject text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (device_id, kind, subject)
);
