-- What happened in an account, for the log pages. Devices coming and going stand in online_log.

CREATE TABLE log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('upgrade', 'business', 'action')),
  at timestamptz NOT NULL,
  -- Who: a person, a partner, a terminal; empty: the system.
  actor text NOT NULL DEFAULT '',
  -- What it was done to: a gateway, a page of the product.
  target text NOT NULL DEFAULT '',
  text text NOT NULL,
  ok boolean NOT NULL DEFAULT true,
  detail jsonb NOT NULL DEFAULT '{}',
  simulated boolean NOT NULL DEFAULT false,
  search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower(actor || ' ' || target || ' ' || text)) STORED
);
CREATE INDEX log_list ON log (account_id, kind, at DESC, id DESC);
CREATE INDEX log_at ON log (at);

-- Sign-ins of terminals are read from the terminals themselves.
CREATE INDEX client_auth ON client (account_id, online_since DESC, id DESC) WHERE auth IS NOT NULL;

-- A device that reports another firmware than before was upgraded, whoever did it.
CREATE FUNCTION log_upgrade() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO log (account_id, kind, at, target, text, detail, simulated)
  VALUES (new.account_id, 'upgrade', now(), new.remark, '升级到 ' || new.firmware,
    jsonb_build_object('device', new.id, 'from', old.firmware, 'to', new.firmware), new.simulated);
  RETURN NULL;
END $$;
CREATE TRIGGER log_upgrade AFTER UPDATE OF firmware ON device FOR EACH ROW
  WHEN (old.firmware <> new.firmware AND old.firmware <> '') EXECUTE FUNCTION log_upgrade();
