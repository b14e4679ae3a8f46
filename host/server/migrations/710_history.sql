-- What only grows is kept in parts by time, which are dropped as a whole: `kit/history` makes them ahead and drops them.
-- Rows that no part is there for yet lie in `…_other` until it is made. What was written so far stays where it is, as a
-- part of its own.

CREATE SEQUENCE log_number;
ALTER TABLE log RENAME TO log_before;
ALTER TABLE log_before DROP CONSTRAINT log_pkey;
ALTER TABLE log_before ALTER COLUMN id DROP IDENTITY;
ALTER INDEX log_list RENAME TO log_before_list;
ALTER INDEX log_device RENAME TO log_before_device;
ALTER INDEX IF EXISTS log_search RENAME TO log_before_search;
DROP INDEX log_at;
CREATE TABLE log (
  LIKE log_before INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED,
  PRIMARY KEY (id, at),
  FOREIGN KEY (account_id) REFERENCES account ON DELETE CASCADE
) PARTITION BY RANGE (at);
ALTER TABLE log ALTER COLUMN id SET DEFAULT nextval('log_number');
CREATE INDEX log_list ON log (account_id, kind, at DESC, id DESC);
CREATE INDEX log_device ON log (account_id, kind, (detail->>'device'), at DESC, id DESC);

CREATE SEQUENCE online_log_number;
ALTER TABLE online_log RENAME TO online_log_before;
ALTER TABLE online_log_before DROP CONSTRAINT online_log_pkey;
ALTER TABLE online_log_before ALTER COLUMN id DROP IDENTITY;
ALTER INDEX online_log_account RENAME TO online_log_before_account;
ALTER INDEX online_log_device RENAME TO online_log_before_device;
ALTER INDEX IF EXISTS online_log_search RENAME TO online_log_before_search;
CREATE TABLE online_log (
  LIKE online_log_before INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED,
  PRIMARY KEY (id, at),
  FOREIGN KEY (account_id) REFERENCES account ON DELETE CASCADE
) PARTITION BY RANGE (at);
ALTER TABLE online_log ALTER COLUMN id SET DEFAULT nextval('online_log_number');
CREATE INDEX online_log_account ON online_log (account_id, at DESC, id DESC);
CREATE INDEX online_log_device ON online_log (device_id, at DESC);

-- Each account says how long its lines are kept: parts are by when they may go. Those so far go when the last of them may.
CREATE SEQUENCE syslog_line_number;
ALTER TABLE syslog_line RENAME TO syslog_line_before;
ALTER TABLE syslog_line_before DROP CONSTRAINT syslog_line_pkey;
ALTER TABLE syslog_line_before ALTER COLUMN id DROP IDENTITY;
ALTER INDEX syslog_line_account RENAME TO syslog_line_before_account;
ALTER INDEX syslog_line_gateway RENAME TO syslog_line_before_gateway;
DO $$
BEGIN
  EXECUTE format('ALTER TABLE syslog_line_before ADD COLUMN until timestamptz NOT NULL DEFAULT %L',
    now() + (SELECT greatest(30, max(days)) FROM syslog_retention) * interval '1 day');
END $$;
CREATE TABLE syslog_line (
  LIKE syslog_line_before INCLUDING CONSTRAINTS,
  PRIMARY KEY (id, until),
  FOREIGN KEY (account_id) REFERENCES account ON DELETE CASCADE,
  FOREIGN KEY (gateway_id) REFERENCES device ON DELETE CASCADE
) PARTITION BY RANGE (until);
ALTER TABLE syslog_line ALTER COLUMN id SET DEFAULT nextval('syslog_line_number');
ALTER TABLE syslog_line ALTER COLUMN until SET DEFAULT now() + interval '30 days';
CREATE INDEX syslog_line_account ON syslog_line (account_id, at DESC, id DESC);
CREATE INDEX syslog_line_gateway ON syslog_line (gateway_id, at DESC, id DESC);

ALTER TABLE past_stay RENAME TO past_stay_before;
ALTER INDEX past_stay_account RENAME TO past_stay_before_account;
DROP INDEX past_stay_end;
CREATE TABLE past_stay (
  LIKE past_stay_before INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
  FOREIGN KEY (account_id) REFERENCES account ON DELETE CASCADE
) PARTITION BY RANGE (end_at);
CREATE INDEX past_stay_account ON past_stay (account_id, mac, start_at);

ALTER TABLE ap_sample RENAME TO ap_sample_before;
ALTER TABLE ap_sample_before RENAME CONSTRAINT ap_sample_pkey TO ap_sample_before_pkey;
ALTER INDEX ap_sample_at RENAME TO ap_sample_before_at;
CREATE TABLE ap_sample (
  LIKE ap_sample_before INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
  PRIMARY KEY (device_id, at),
  FOREIGN KEY (device_id) REFERENCES device ON DELETE CASCADE
) PARTITION BY RANGE (at);
CREATE INDEX ap_sample_at ON ap_sample (at);

DO $$
BEGIN
  CREATE INDEX log_search ON log USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 256);
  CREATE INDEX online_log_search ON online_log USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 256);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm is not to be had here: search reads every row';
END $$;

-- The part with what was written so far reaches as far into the future as its rows, and as servers need that make no parts;
-- where nothing was written there are parts for that time: a row that is on its way to `…_other` while the part that it
-- belongs to is made is refused.
DO $$
DECLARE
  one record;
  newest timestamptz;
  ends timestamptz;
  start timestamptz;
BEGIN
  FOR one IN SELECT * FROM (VALUES ('log', 'at', 'month', 'Asia/Shanghai', 'YYYYMM', true),
    ('online_log', 'at', 'month', 'Asia/Shanghai', 'YYYYMM', true),
    ('syslog_line', 'until', 'month', 'Asia/Shanghai', 'YYYYMM', true),
    ('past_stay', 'end_at', 'month', 'Asia/Shanghai', 'YYYYMM', false), ('ap_sample', 'at', 'day', 'UTC', 'YYYYMMDD', false)
  ) AS kinds (name, at, step, zone, called, numbered) LOOP
    EXECUTE format('SELECT max(%I) FROM %I', one.at, one.name || '_before') INTO newest;
    ends := date_trunc(one.step, greatest(newest, now()), one.zone);
    FOR i IN 0..1 LOOP
      start := ends;
      ends := (start AT TIME ZONE one.zone + ('1 ' || one.step)::interval) AT TIME ZONE one.zone;
      CONTINUE WHEN newest IS NOT NULL;
      EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', one.name || '_' || to_char(start AT TIME ZONE one.zone,
        one.called), one.name);
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', one.name,
        one.name || '_' || to_char(start AT TIME ZONE one.zone, one.called), start, ends);
    END LOOP;
    IF newest IS NULL THEN
      EXECUTE format('DROP TABLE %I', one.name || '_before');
    ELSE
      IF one.numbered THEN
        EXECUTE format('SELECT setval(%L, max(id)) FROM %I', one.name || '_number', one.name || '_before');
      END IF;
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', one.name,
        one.name || '_before', ends);
    END IF;
    EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', one.name || '_other', one.name);
  END LOOP;
END $$;

CREATE TABLE device_sample_other PARTITION OF device_sample DEFAULT;
CREATE TABLE guard_event_other PARTITION OF guard_event DEFAULT;
