-- Who is told of alarms, how, and what became of it.

ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN ('sms', 'mail', 'wechat'));

-- An address to send to.
CREATE TABLE alarm_channel (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('mail', 'sms', 'wechat', 'webhook')),
  name text NOT NULL,
  target text NOT NULL,
  -- Key of the signature of a webhook.
  secret text,
  enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);
CREATE INDEX alarm_channel_account ON alarm_channel (account_id, created_at);

-- Which alarms go to which channels: levels x channels, over devices and categories.
CREATE TABLE alarm_subscription (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  device_id text REFERENCES device ON DELETE CASCADE,
  group_id text REFERENCES device_group ON DELETE CASCADE,
  -- Empty: every category.
  categories text[] NOT NULL,
  -- Level to ids of channels.
  matrix jsonb NOT NULL,
  -- Tells the end of an alarm as well.
  cleared boolean NOT NULL,
  -- Hours without messages, HH:MM by the clock of `zone`; fatal ones may come through.
  quiet_from text,
  quiet_to text,
  zone text NOT NULL,
  fatal_always boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX alarm_subscription_account ON alarm_subscription (account_id, created_at);

-- Alarms that were raised or cleared and that nobody has looked at yet for subscriptions.
CREATE TABLE alarm_notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  alarm_id text NOT NULL REFERENCES alarm ON DELETE CASCADE,
  event text NOT NULL CHECK (event IN ('raised', 'cleared')),
  at timestamptz NOT NULL
);

-- A message to one channel: one alarm, a digest of many, or a test.
CREATE TABLE alarm_delivery (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  channel_id text REFERENCES alarm_channel ON DELETE SET NULL,
  type text NOT NULL,
  -- As it was at the time, masked where it belongs to a person.
  target text NOT NULL,
  event text NOT NULL CHECK (event IN ('raised', 'cleared', 'digest', 'test')),
  -- What it tells: [{alarm, event, level, content, remark, gwid, at}].
  items jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  -- Not before this.
  next_at timestamptz NOT NULL,
  -- Answer of a webhook.
  code integer,
  error text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE INDEX alarm_delivery_list ON alarm_delivery (account_id, created_at DESC, id DESC);
CREATE INDEX alarm_delivery_due ON alarm_delivery (next_at) WHERE state IN ('waiting', 'sending');
CREATE INDEX alarm_delivery_channel ON alarm_delivery (channel_id, created_at);
