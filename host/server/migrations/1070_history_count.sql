-- How many lines of a log an account has on each day, in China: a list of a million tells how many there are without a look at
-- each. Each statement that writes lines adds a row of what it changes, so that nobody waits for another; a job adds these up.
CREATE TABLE history_count (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  history text NOT NULL,
  -- Of a log that holds several; empty in others.
  kind text NOT NULL,
  day timestamptz NOT NULL,
  lines bigint NOT NULL,
  PRIMARY KEY (account_id, history, kind, day)
);
-- Of accounts that are being deleted too.
CREATE TABLE history_change (LIKE history_count INCLUDING DEFAULTS);
CREATE INDEX history_change_account ON history_change (account_id);

DO $$
DECLARE
  history text;
  kind text;
BEGIN
  FOR history, kind IN VALUES ('log', 'kind'), ('online_log', ''''''), ('auth_log', '''''') LOOP
    EXECUTE format('CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $f$
      BEGIN
        IF TG_OP = ''TRUNCATE'' THEN
          DELETE FROM history_count h WHERE h.history = %2$L;
          DELETE FROM history_change h WHERE h.history = %2$L;
          RETURN NULL;
        END IF;
        INSERT INTO history_change (account_id, history, kind, day, lines)
        SELECT account_id, %2$L, %3$s, date_trunc(''day'', at, ''Asia/Shanghai''),
          CASE TG_OP WHEN ''INSERT'' THEN count(*) ELSE -count(*) END
        FROM changed GROUP BY 1, 3, 4;
        RETURN NULL;
      END $f$', history || '_counted', history, kind);
    EXECUTE format('CREATE TRIGGER %1$I AFTER INSERT ON %2$I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
      EXECUTE FUNCTION %1$I()', history || '_counted', history);
    EXECUTE format('CREATE TRIGGER %1$I AFTER DELETE ON %2$I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
      EXECUTE FUNCTION %3$I()', history || '_uncounted', history, history || '_counted');
    EXECUTE format('CREATE TRIGGER %1$I AFTER TRUNCATE ON %2$I FOR EACH STATEMENT EXECUTE FUNCTION %3$I()',
      history || '_emptied', history, history || '_counted');
    -- Nobody writes in between: making the triggers waits for those who do, and keeps others off until they are there.
    EXECUTE format('INSERT INTO history_count (account_id, history, kind, day, lines)
      SELECT account_id, %1$L, %2$s, date_trunc(''day'', at, ''Asia/Shanghai''), count(*) FROM %1$I GROUP BY 1, 3, 4',
      history, kind);
  END LOOP;
END $$;
ANALYZE history_count;
