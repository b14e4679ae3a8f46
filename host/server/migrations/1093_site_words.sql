-- The name of the site that a device stands at is kept beside the device's own words: what either finds is found by one look at
-- an index, however many sites are called so. Nothing is written here for devices that are there already, which would hold up
-- everybody: the first server that starts with this fills them in, some at a time.
ALTER TABLE device ADD COLUMN site_words text COLLATE "C";
CREATE INDEX device_unplaced ON device (id) WHERE site_words IS NULL;
DROP INDEX device_words, device_alarmed_words;
CREATE INDEX device_alarmed_words ON device (account_id, kind) INCLUDE (gateway_id, search, site_words) WHERE alarm_count > 0;
CREATE INDEX device_words ON device (account_id, kind, status) INCLUDE (alarm_count, gateway_id, search, site_words);

CREATE FUNCTION device_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.site_words := coalesce((
    SELECT searchable(g.remark) FROM device g
    WHERE g.id = NEW.gateway_id AND g.account_id = NEW.account_id AND g.kind = 'gateway' AND NEW.kind <> 'gateway'
  ), '');
  RETURN NEW;
END $$;
CREATE TRIGGER device_placed BEFORE INSERT OR UPDATE OF gateway_id, account_id ON device FOR EACH ROW
  EXECUTE FUNCTION device_placed();

CREATE FUNCTION site_called() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE device SET site_words = searchable(NEW.remark)
  WHERE gateway_id = NEW.id AND kind <> 'gateway' AND account_id = NEW.account_id
    AND site_words IS DISTINCT FROM searchable(NEW.remark);
  RETURN NULL;
END $$;
CREATE TRIGGER site_made AFTER INSERT ON device FOR EACH ROW WHEN (NEW.kind = 'gateway') EXECUTE FUNCTION site_called();
CREATE TRIGGER site_called AFTER UPDATE OF remark, account_id ON device FOR EACH ROW
  WHEN (NEW.kind = 'gateway' AND (OLD.remark <> NEW.remark OR OLD.account_id <> NEW.account_id))
  EXECUTE FUNCTION site_called();
