-- Passwords that change by a line as of cron, and when something happens.
ALTER TABLE wifi_password_plan DROP CONSTRAINT wifi_password_plan_repeat_check;
ALTER TABLE wifi_password_plan ADD CONSTRAINT wifi_password_plan_repeat_check
  CHECK (repeat IN ('daily', 'weekly', 'interval', 'manual', 'cron'));
-- `cron`: minute, hour, day, month, weekday; China's clock.
ALTER TABLE wifi_password_plan ADD COLUMN cron text NOT NULL DEFAULT '';
-- `person_left`, or kinds of alarms.
ALTER TABLE wifi_password_plan ADD COLUMN events text[] NOT NULL DEFAULT '{}';
-- Minutes from the first of them to the change: what happens between is one.
ALTER TABLE wifi_password_plan ADD COLUMN event_delay integer NOT NULL DEFAULT 0 CHECK (event_delay BETWEEN 0 AND 1440);
-- The first that no change came for yet, and what it was.
ALTER TABLE wifi_password_plan ADD COLUMN event_at timestamptz;
ALTER TABLE wifi_password_plan ADD COLUMN event_note text NOT NULL DEFAULT '';
CREATE INDEX wifi_password_plan_event ON wifi_password_plan (event_at) WHERE event_at IS NOT NULL;
CREATE INDEX wifi_password_plan_heeds ON wifi_password_plan (account_id) WHERE enabled AND events <> '{}';

ALTER TABLE wifi_password DROP CONSTRAINT wifi_password_cause_check;
ALTER TABLE wifi_password ADD CONSTRAINT wifi_password_cause_check CHECK (cause IN ('schedule', 'manual', 'event'));

-- An alarm that nobody silenced, on what a plan is for, or behind the same gateway.
CREATE FUNCTION wifi_password_alarmed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wifi_password_plan p SET event_at = a.raised_at, event_note = left(a.remark || ' ' || a.content, 60)
  FROM (
    SELECT DISTINCT ON (q.id) q.id, n.raised_at, n.remark, n.content
    FROM new_rows n JOIN wifi_password_plan q ON q.account_id = n.account_id AND q.enabled AND q.events <> '{}'
      AND n.kind = ANY(q.events) AND q.event_at IS NULL
    WHERE n.quiet IS NULL AND CASE q.target
      WHEN 'gateway' THEN n.gateway_id = ANY(q.target_ids)
      WHEN 'ap' THEN n.device_id = ANY(q.target_ids) OR EXISTS (
        SELECT 1 FROM device d WHERE d.id = ANY(q.target_ids) AND d.account_id = n.account_id AND d.gateway_id = n.gateway_id)
      ELSE EXISTS (
        WITH RECURSIVE up AS (
          SELECT g.id, g.parent_id FROM device d JOIN device_group g ON g.id = d.group_id
          WHERE d.id = n.gateway_id AND d.account_id = n.account_id
          UNION SELECT g.id, g.parent_id FROM up JOIN device_group g ON g.id = up.parent_id
        ) SELECT 1 FROM up WHERE up.id = ANY(q.target_ids)) END
    ORDER BY q.id, n.raised_at
  ) a WHERE p.id = a.id AND p.event_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER wifi_password_alarmed AFTER INSERT ON alarm REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION wifi_password_alarmed();
