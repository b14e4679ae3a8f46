-- Which wireless networks an access point carries: as its configuration says, else as it tells by itself. Kept as they change,
-- since reading every configuration of a large fleet takes a second.
CREATE TABLE ap_network (
  device_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  ssid text NOT NULL,
  PRIMARY KEY (device_id, ssid)
);
CREATE INDEX ap_network_ssid ON ap_network (account_id, ssid);

-- Notes anew what access points carry.
CREATE FUNCTION ap_network_note(ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH meant AS (
    SELECT DISTINCT d.id, d.account_id, s.ssid FROM device d LEFT JOIN LATERAL (
      SELECT v.document->'ssids' AS rows FROM config_version v
      WHERE v.device_id = d.id AND v.state IN ('pending', 'sent', 'done') ORDER BY v.version DESC LIMIT 1
    ) c ON true CROSS JOIN LATERAL (
      SELECT row->>'name' AS ssid FROM jsonb_array_elements(
        CASE WHEN jsonb_typeof(c.rows) = 'array' THEN c.rows ELSE '[]' END) AS row
      UNION ALL SELECT name FROM jsonb_array_elements_text(
        CASE WHEN c.rows IS NULL AND jsonb_typeof(d.detail->'ssids') = 'array' THEN d.detail->'ssids' ELSE '[]' END) AS name
    ) s WHERE d.id = ANY(ids) AND d.kind = 'ap' AND d.account_id IS NOT NULL AND s.ssid <> ''
  ), gone AS (
    DELETE FROM ap_network n WHERE n.device_id = ANY(ids)
      AND NOT EXISTS (SELECT 1 FROM meant m WHERE m.id = n.device_id AND m.ssid = n.ssid)
  )
  INSERT INTO ap_network (device_id, account_id, ssid) SELECT id, account_id, ssid FROM meant
  ON CONFLICT (device_id, ssid) DO UPDATE SET account_id = excluded.account_id
    WHERE ap_network.account_id <> excluded.account_id;
$$;

CREATE FUNCTION ap_network_of_device() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ap_network_note(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER ap_network_device_made AFTER INSERT ON device FOR EACH ROW
  WHEN (NEW.kind = 'ap' AND NEW.detail ? 'ssids') EXECUTE FUNCTION ap_network_of_device();
CREATE TRIGGER ap_network_device_changed AFTER UPDATE OF detail, account_id ON device FOR EACH ROW
  WHEN (NEW.kind = 'ap' AND (NEW.detail->'ssids' IS DISTINCT FROM OLD.detail->'ssids' OR NEW.account_id IS DISTINCT FROM OLD.account_id))
  EXECUTE FUNCTION ap_network_of_device();

CREATE FUNCTION ap_network_of_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM ap_network_note(ARRAY[OLD.device_id]);
  ELSE
    PERFORM ap_network_note(ARRAY[NEW.device_id]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ap_network_version_made AFTER INSERT ON config_version FOR EACH ROW
  WHEN (NEW.document ? 'ssids') EXECUTE FUNCTION ap_network_of_version();
-- What was taken over holds as it did; only what failed or was sealed again may change what there is.
CREATE TRIGGER ap_network_version_changed AFTER UPDATE OF state ON config_version FOR EACH ROW
  WHEN (NEW.document ? 'ssids' AND (NEW.state IN ('pending', 'sent', 'done')) <> (OLD.state IN ('pending', 'sent', 'done')))
  EXECUTE FUNCTION ap_network_of_version();
CREATE TRIGGER ap_network_version_gone AFTER DELETE ON config_version FOR EACH ROW
  WHEN (OLD.document ? 'ssids') EXECUTE FUNCTION ap_network_of_version();

SELECT ap_network_note(coalesce((SELECT array_agg(id) FROM device WHERE kind = 'ap'), '{}'));

-- The order of a template's access points in its list, and where those stand that differ: kept beside how they stand.
ALTER TABLE ap_template_state ADD COLUMN remark text NOT NULL DEFAULT '', ADD COLUMN gateway_id text NOT NULL DEFAULT '';
UPDATE ap_template_state s SET remark = d.remark, gateway_id = d.gateway_id FROM device d WHERE d.id = s.device_id;
CREATE INDEX ap_template_state_list ON ap_template_state (template_id, (state IN ('same', 'unable')), remark, device_id);
DROP INDEX ap_template_state_open;
CREATE INDEX ap_template_state_open ON ap_template_state (account_id, template_id, gateway_id, device_id)
  WHERE state IN ('differs', 'missing', 'left');

CREATE FUNCTION ap_template_state_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ap_template_state SET remark = NEW.remark, gateway_id = NEW.gateway_id WHERE device_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER ap_template_state_moved AFTER UPDATE OF remark, gateway_id ON device FOR EACH ROW
  WHEN (NEW.kind = 'ap' AND (NEW.remark IS DISTINCT FROM OLD.remark OR NEW.gateway_id IS DISTINCT FROM OLD.gateway_id))
  EXECUTE FUNCTION ap_template_state_place();
