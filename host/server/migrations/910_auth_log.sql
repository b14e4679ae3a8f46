-- Who signed in to a network: a line for each time, kept in parts by time. Until here it was the last time of each
-- terminal, in its own row. Written by the store itself, so that a server of before leaves lines as well.
CREATE SEQUENCE auth_log_number;
CREATE TABLE auth_log (
  id bigint NOT NULL DEFAULT nextval('auth_log_number'),
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  client_id text NOT NULL,
  gateway_id text NOT NULL,
  at timestamptz NOT NULL,
  -- What they were called then.
  name text NOT NULL,
  gateway_remark text NOT NULL,
  hostname text NOT NULL,
  vendor text NOT NULL,
  mac text NOT NULL,
  ip text NOT NULL,
  ssid text NOT NULL,
  -- How.
  auth text NOT NULL,
  simulated boolean NOT NULL,
  search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    searchable(name || ' ' || hostname || ' ' || mac || ' ' || ip || ' ' || vendor || ' ' || gateway_remark)
  ) STORED,
  PRIMARY KEY (id, at)
) PARTITION BY RANGE (at);
CREATE INDEX auth_log_list ON auth_log (account_id, at DESC, id DESC);
CREATE INDEX auth_log_gateway ON auth_log (gateway_id, at DESC, id DESC);
CREATE INDEX auth_log_moment ON auth_log USING brin (at) WITH (autosummarize = on);
DO $$
BEGIN
  CREATE INDEX auth_log_search ON auth_log USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 256);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm is not to be had here: search reads every row';
END $$;
CREATE TABLE auth_log_other PARTITION OF auth_log DEFAULT;
DO $$
DECLARE
  start timestamptz := date_trunc('month', now(), 'Asia/Shanghai');
  ends timestamptz;
BEGIN
  FOR i IN 0..1 LOOP
    ends := (start AT TIME ZONE 'Asia/Shanghai' + interval '1 month') AT TIME ZONE 'Asia/Shanghai';
    EXECUTE format('CREATE TABLE %I PARTITION OF auth_log FOR VALUES FROM (%L) TO (%L)',
      'auth_log_' || to_char(start AT TIME ZONE 'Asia/Shanghai', 'YYYYMM'), start, ends);
    start := ends;
  END LOOP;
END $$;

CREATE FUNCTION auth_logged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- How it signed in is told later than that it did.
  IF TG_OP = 'UPDATE' AND OLD.auth IS NOT NULL AND OLD.online_since = NEW.online_since THEN
    UPDATE auth_log SET auth = NEW.auth
    WHERE account_id = NEW.account_id AND at = NEW.online_since AND client_id = NEW.id;
    RETURN NULL;
  END IF;
  INSERT INTO auth_log (account_id, client_id, gateway_id, at, name, gateway_remark, hostname, vendor, mac, ip, ssid, auth, simulated)
  SELECT NEW.account_id, NEW.id, g.id, NEW.online_since, coalesce(nullif(NEW.name, ''), nullif(NEW.hostname, ''), NEW.mac),
    g.remark, NEW.hostname, NEW.vendor, NEW.mac, NEW.ip, coalesce(NEW.ssid, ''), NEW.auth, NEW.simulated
  FROM device g WHERE g.id = NEW.gateway_id;
  RETURN NULL;
END $$;
CREATE TRIGGER auth_came AFTER INSERT ON client FOR EACH ROW WHEN (NEW.auth IS NOT NULL) EXECUTE FUNCTION auth_logged();
CREATE TRIGGER auth_again AFTER UPDATE OF auth, online_since ON client FOR EACH ROW
  WHEN (NEW.auth IS NOT NULL AND (OLD.auth IS DISTINCT FROM NEW.auth OR OLD.online_since <> NEW.online_since))
  EXECUTE FUNCTION auth_logged();

INSERT INTO auth_log (account_id, client_id, gateway_id, at, name, gateway_remark, hostname, vendor, mac, ip, ssid, auth, simulated)
SELECT c.account_id, c.id, g.id, c.online_since, coalesce(nullif(c.name, ''), nullif(c.hostname, ''), c.mac), g.remark,
  c.hostname, c.vendor, c.mac, c.ip, coalesce(c.ssid, ''), c.auth, c.simulated
FROM client c JOIN device g ON g.id = c.gateway_id
WHERE c.auth IS NOT NULL ORDER BY c.online_since, c.id;
