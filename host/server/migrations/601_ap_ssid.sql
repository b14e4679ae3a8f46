-- Whether the clients of a network have a password in common there: where they have none, no plan can change it.
ALTER TABLE ap_network ADD COLUMN shared boolean NOT NULL DEFAULT true;

-- How many access points carry a network, and how many of them without a password in common: counted as they change.
CREATE TABLE ap_ssid (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  ssid text NOT NULL,
  aps integer NOT NULL,
  without integer NOT NULL,
  PRIMARY KEY (account_id, ssid)
);
CREATE INDEX ap_ssid_list ON ap_ssid (account_id, aps DESC, ssid);

CREATE OR REPLACE FUNCTION ap_network_note(ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH meant AS (
    SELECT d.id, d.account_id, s.ssid, bool_or(s.shared) AS shared FROM device d LEFT JOIN LATERAL (
      SELECT v.document->'ssids' AS rows FROM config_version v
      WHERE v.device_id = d.id AND v.state IN ('pending', 'sent', 'done') ORDER BY v.version DESC LIMIT 1
    ) c ON true CROSS JOIN LATERAL (
      SELECT row->>'name' AS ssid, coalesce(row->>'security', '') NOT IN ('owe', 'enterprise', 'ppsk') AS shared
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof(c.rows) = 'array' THEN c.rows ELSE '[]' END) AS row
      UNION ALL SELECT name, true FROM jsonb_array_elements_text(
        CASE WHEN c.rows IS NULL AND jsonb_typeof(d.detail->'ssids') = 'array' THEN d.detail->'ssids' ELSE '[]' END) AS name
    ) s WHERE d.id = ANY(ids) AND d.kind = 'ap' AND d.account_id IS NOT NULL AND s.ssid <> '' GROUP BY d.id, d.account_id, s.ssid
  ), gone AS (
    DELETE FROM ap_network n WHERE n.device_id = ANY(ids)
      AND NOT EXISTS (SELECT 1 FROM meant m WHERE m.id = n.device_id AND m.ssid = n.ssid)
  )
  INSERT INTO ap_network (device_id, account_id, ssid, shared) SELECT id, account_id, ssid, shared FROM meant
  ON CONFLICT (device_id, ssid) DO UPDATE SET account_id = excluded.account_id, shared = excluded.shared
    WHERE ap_network.account_id <> excluded.account_id OR ap_network.shared <> excluded.shared;
$$;

CREATE FUNCTION ap_ssid_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO ap_ssid AS s SELECT account_id, ssid, count(*), count(*) FILTER (WHERE NOT shared)
      FROM new_rows GROUP BY account_id, ssid ORDER BY account_id, ssid
    ON CONFLICT (account_id, ssid) DO UPDATE SET aps = s.aps + excluded.aps, without = s.without + excluded.without;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE ap_ssid s SET aps = s.aps - r.aps, without = s.without - r.without FROM (
      SELECT account_id, ssid, count(*) AS aps, count(*) FILTER (WHERE NOT shared) AS without
      FROM old_rows GROUP BY account_id, ssid ORDER BY account_id, ssid
    ) r WHERE s.account_id = r.account_id AND s.ssid = r.ssid;
  ELSE
    INSERT INTO ap_ssid AS s
      SELECT account_id, ssid, sum(n), sum(n * (NOT shared)::integer) FROM (
        SELECT account_id, ssid, shared, 1 AS n FROM new_rows UNION ALL SELECT account_id, ssid, shared, -1 FROM old_rows
      ) u GROUP BY account_id, ssid ORDER BY account_id, ssid
    ON CONFLICT (account_id, ssid) DO UPDATE SET aps = s.aps + excluded.aps, without = s.without + excluded.without;
  END IF;
  RETURN NULL;
END $$;

UPDATE ap_network n SET shared = false FROM device d CROSS JOIN LATERAL (
  SELECT v.document->'ssids' AS rows FROM config_version v
  WHERE v.device_id = d.id AND v.state IN ('pending', 'sent', 'done') ORDER BY v.version DESC LIMIT 1
) c WHERE d.id = n.device_id AND jsonb_typeof(c.rows) = 'array'
  AND jsonb_path_exists(c.rows, '$[*] ? (@.name == $ssid && (@.security == "owe" || @.security == "enterprise" || @.security == "ppsk"))',
    jsonb_build_object('ssid', n.ssid));
INSERT INTO ap_ssid SELECT account_id, ssid, count(*), count(*) FILTER (WHERE NOT shared) FROM ap_network GROUP BY account_id, ssid;

CREATE TRIGGER ap_ssid_made AFTER INSERT ON ap_network
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ap_ssid_counted();
CREATE TRIGGER ap_ssid_changed AFTER UPDATE ON ap_network
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ap_ssid_counted();
CREATE TRIGGER ap_ssid_gone AFTER DELETE ON ap_network
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION ap_ssid_counted();
