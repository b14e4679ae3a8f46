-- How many access points behind a gateway are not as the templates of a kind say: counted anew per gateway as they change, since
-- telling those apart that differ from several templates takes long over a large fleet.
CREATE TABLE ap_drift (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL,
  gateway_id text NOT NULL,
  aps integer NOT NULL,
  PRIMARY KEY (account_id, kind, gateway_id)
);
CREATE INDEX ap_drift_list ON ap_drift (account_id, kind, aps DESC, gateway_id) WHERE aps > 0;
CREATE INDEX ap_template_state_site ON ap_template_state (account_id, gateway_id, template_id, device_id)
  WHERE state IN ('differs', 'missing', 'left');

CREATE FUNCTION ap_drift_count(accounts text[], gateways text[], fresh boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- What goes with an account or a device makes no line of its own.
  IF fresh THEN
    INSERT INTO ap_drift SELECT a, k, g, 0
      FROM (SELECT DISTINCT a, g FROM unnest(accounts, gateways) AS u(a, g)) u CROSS JOIN unnest(ARRAY['ssid', 'radio']) AS k
      ORDER BY a, k, g ON CONFLICT DO NOTHING;
  END IF;
  -- One after the other: each counts what the one before has left.
  PERFORM 1 FROM ap_drift d WHERE (d.account_id, d.gateway_id) IN (SELECT a, g FROM unnest(accounts, gateways) AS u(a, g))
    ORDER BY account_id, kind, gateway_id FOR UPDATE;
  UPDATE ap_drift d SET aps = (
      SELECT count(DISTINCT s.device_id) FROM ap_template_state s JOIN ap_template t ON t.id = s.template_id AND t.kind = d.kind
      WHERE s.account_id = d.account_id AND s.gateway_id = d.gateway_id AND s.state IN ('differs', 'missing', 'left'))
    WHERE (d.account_id, d.gateway_id) IN (SELECT a, g FROM unnest(accounts, gateways) AS u(a, g));
END $$;

CREATE FUNCTION ap_drift_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  accounts text[];
  gateways text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(account_id), array_agg(gateway_id) INTO accounts, gateways FROM (
      SELECT DISTINCT account_id, gateway_id FROM new_rows WHERE state IN ('differs', 'missing', 'left')) u;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(account_id), array_agg(gateway_id) INTO accounts, gateways FROM (
      SELECT DISTINCT account_id, gateway_id FROM old_rows WHERE state IN ('differs', 'missing', 'left')) u;
  ELSE
    SELECT array_agg(account_id), array_agg(gateway_id) INTO accounts, gateways FROM (
      SELECT DISTINCT p.account_id, p.gateway_id FROM (
        SELECT template_id, device_id, account_id, gateway_id, state IN ('differs', 'missing', 'left') AS off FROM new_rows
        EXCEPT SELECT template_id, device_id, account_id, gateway_id, state IN ('differs', 'missing', 'left') FROM old_rows
        UNION ALL (
        SELECT template_id, device_id, account_id, gateway_id, state IN ('differs', 'missing', 'left') AS off FROM old_rows
        EXCEPT SELECT template_id, device_id, account_id, gateway_id, state IN ('differs', 'missing', 'left') FROM new_rows)
      ) p) u;
  END IF;
  IF accounts IS NOT NULL THEN PERFORM ap_drift_count(accounts, gateways, TG_OP <> 'DELETE'); END IF;
  RETURN NULL;
END $$;

INSERT INTO ap_drift SELECT s.account_id, t.kind, s.gateway_id, count(DISTINCT s.device_id)
  FROM ap_template_state s JOIN ap_template t ON t.id = s.template_id
  WHERE s.state IN ('differs', 'missing', 'left') GROUP BY s.account_id, t.kind, s.gateway_id;

CREATE TRIGGER ap_drift_made AFTER INSERT ON ap_template_state
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ap_drift_counted();
CREATE TRIGGER ap_drift_changed AFTER UPDATE ON ap_template_state
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ap_drift_counted();
CREATE TRIGGER ap_drift_gone AFTER DELETE ON ap_template_state
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION ap_drift_counted();
