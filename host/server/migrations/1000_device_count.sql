-- Many devices that change at once, as when a network is gone, are counted once and not one by one: each look at a count that
-- the same statement has changed goes through all that it was before.
CREATE FUNCTION device_count_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Most reports change nothing.
  IF NOT EXISTS (SELECT 1 FROM new_row) THEN RETURN NULL; END IF;
  UPDATE device_count c SET online = c.online + o.online, alarmed = c.alarmed + o.alarmed
  FROM (
    SELECT account_id, kind, sum(online) AS online, sum(alarmed) AS alarmed FROM (
      SELECT account_id, kind, (status = 'online')::integer AS online, (alarm_count > 0)::integer AS alarmed FROM new_row
      UNION ALL
      SELECT account_id, kind, -(status = 'online')::integer, -(alarm_count > 0)::integer FROM old_row
    ) changed GROUP BY account_id, kind HAVING sum(online) <> 0 OR sum(alarmed) <> 0
  ) o
  WHERE c.account_id = o.account_id AND c.kind = o.kind;
  RETURN NULL;
END $$;
DROP TRIGGER device_count_updated ON device;
CREATE TRIGGER device_count_updated AFTER UPDATE ON device REFERENCING OLD TABLE AS old_row NEW TABLE AS new_row
  FOR EACH STATEMENT EXECUTE FUNCTION device_count_changed();
