-- Backups of configurations, taken by hand or by plan. They outlive the versions they were taken of.

CREATE TABLE config_backup (
  id text PRIMARY KEY,
  device_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  at timestamptz NOT NULL,
  origin text NOT NULL CHECK (origin IN ('manual', 'planned', 'before')),
  author text NOT NULL,
  note text NOT NULL DEFAULT '',
  -- The version that it holds.
  version integer NOT NULL,
  document jsonb NOT NULL,
  bytes integer NOT NULL
);
CREATE INDEX config_backup_list ON config_backup (account_id, at DESC, id DESC);
CREATE INDEX config_backup_device ON config_backup (device_id, at DESC, id DESC);

CREATE TABLE config_backup_plan (
  device_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  enabled boolean NOT NULL,
  every text NOT NULL CHECK (every IN ('daily', 'weekly')),
  -- 0 Sunday to 6 Saturday.
  weekday smallint NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  -- Hour in China.
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  -- Planned backups that are kept.
  keep smallint NOT NULL CHECK (keep BETWEEN 1 AND 90),
  next_at timestamptz NOT NULL
);
CREATE INDEX config_backup_plan_due ON config_backup_plan (next_at) WHERE enabled;
