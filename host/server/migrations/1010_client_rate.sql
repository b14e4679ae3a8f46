-- Rates of terminals that are online stand besides in a narrow table with an index each: lists by them are walked as far as the
-- page, and a report that tells rates writes these few bytes and not a terminal with all its indexes. Kept by triggers, so that
-- an earlier server that runs beside this one keeps it too.
CREATE TABLE client_rate (
  client_id text NOT NULL,
  account_id text NOT NULL,
  down double precision NOT NULL,
  up double precision NOT NULL
);
INSERT INTO client_rate SELECT id, account_id, down, up FROM client WHERE online;
-- Checked all at once, and not row by row as they come.
ALTER TABLE client_rate ADD PRIMARY KEY (client_id);
ALTER TABLE client_rate ADD FOREIGN KEY (client_id) REFERENCES client ON DELETE CASCADE;
CREATE INDEX client_rate_down ON client_rate (account_id, down, client_id);
CREATE INDEX client_rate_up ON client_rate (account_id, up, client_id);
ANALYZE client_rate;

CREATE FUNCTION client_rate_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.online THEN
    DELETE FROM client_rate WHERE client_id = NEW.id;
  ELSE
    INSERT INTO client_rate VALUES (NEW.id, NEW.account_id, NEW.down, NEW.up)
    ON CONFLICT (client_id) DO UPDATE SET account_id = excluded.account_id, down = excluded.down, up = excluded.up;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER client_rate_came AFTER INSERT ON client FOR EACH ROW WHEN (NEW.online) EXECUTE FUNCTION client_rate_kept();
CREATE TRIGGER client_rate_changed AFTER UPDATE OF online, account_id, down, up ON client FOR EACH ROW
  WHEN (OLD.online <> NEW.online OR NEW.online
    AND (OLD.down, OLD.up, OLD.account_id) IS DISTINCT FROM (NEW.down, NEW.up, NEW.account_id))
  EXECUTE FUNCTION client_rate_kept();
