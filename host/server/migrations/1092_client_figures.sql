-- Terminals by what they used, their signal or their name, of a band or a method, also with those who have left today: walked
-- as far as the page, as by their rates. Who has left stands in a table of the same kind until the day is over.
DROP INDEX client_rate_down, client_rate_up;
ALTER TABLE client_rate ADD COLUMN online_since timestamptz, ADD COLUMN down_bytes bigint, ADD COLUMN up_bytes bigint,
  ADD COLUMN signal integer, ADD COLUMN name text, ADD COLUMN band text, ADD COLUMN auth text;
UPDATE client_rate r SET online_since = c.online_since, down_bytes = c.down_bytes, up_bytes = c.up_bytes, signal = c.signal,
  name = coalesce(nullif(c.name, ''), nullif(c.hostname, ''), c.mac), band = c.band, auth = c.auth
FROM client c WHERE c.id = r.client_id;
CREATE INDEX client_rate_down ON client_rate (account_id, down, client_id);
CREATE INDEX client_rate_up ON client_rate (account_id, up, client_id);
CREATE INDEX client_rate_down_bytes ON client_rate (account_id, down_bytes, client_id);
CREATE INDEX client_rate_up_bytes ON client_rate (account_id, up_bytes, client_id);
-- Whoever has a cable has no signal, and comes last in either order.
CREATE INDEX client_rate_weak ON client_rate (account_id, signal, client_id);
CREATE INDEX client_rate_strong ON client_rate (account_id, signal DESC NULLS LAST, client_id DESC);
CREATE INDEX client_rate_name ON client_rate (account_id, name, client_id);
CREATE INDEX client_rate_since ON client_rate (account_id, online_since, client_id);
CREATE INDEX client_rate_band ON client_rate (account_id, band, auth);

CREATE TABLE client_left (LIKE client_rate, day date NOT NULL);
INSERT INTO client_left SELECT id, account_id, down, up, online_since, down_bytes, up_bytes, signal,
  coalesce(nullif(name, ''), nullif(hostname, ''), mac), band, auth, day
FROM client WHERE NOT online AND day >= (now() AT TIME ZONE 'Asia/Shanghai')::date;
ALTER TABLE client_left ADD PRIMARY KEY (client_id);
ALTER TABLE client_left ADD FOREIGN KEY (client_id) REFERENCES client ON DELETE CASCADE;
CREATE INDEX client_left_down ON client_left (account_id, day, down, client_id);
CREATE INDEX client_left_up ON client_left (account_id, day, up, client_id);
CREATE INDEX client_left_down_bytes ON client_left (account_id, day, down_bytes, client_id);
CREATE INDEX client_left_up_bytes ON client_left (account_id, day, up_bytes, client_id);
CREATE INDEX client_left_weak ON client_left (account_id, day, signal, client_id);
CREATE INDEX client_left_strong ON client_left (account_id, day, signal DESC NULLS LAST, client_id DESC);
CREATE INDEX client_left_name ON client_left (account_id, day, name, client_id);
CREATE INDEX client_left_since ON client_left (account_id, day, online_since, client_id);
CREATE INDEX client_left_band ON client_left (account_id, day, band, auth);
CREATE INDEX client_left_day ON client_left (day);
ANALYZE client_rate, client_left;

-- All that a statement changes at once, and only what is told of it here.
DROP TRIGGER client_rate_came ON client;
DROP TRIGGER client_rate_changed ON client;
DROP FUNCTION client_rate_kept();
CREATE FUNCTION client_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH listed AS (
    SELECT id, account_id, down, up, online_since, down_bytes, up_bytes, signal,
      coalesce(nullif(name, ''), nullif(hostname, ''), mac) AS name, band, auth, day, online FROM new_row
  ), here AS (
    INSERT INTO client_rate SELECT id, account_id, down, up, online_since, down_bytes, up_bytes, signal, name, band, auth
    FROM listed WHERE online
  )
  INSERT INTO client_left SELECT id, account_id, down, up, online_since, down_bytes, up_bytes, signal, name, band, auth, day
  FROM listed WHERE NOT online;
  RETURN NULL;
END $$;
CREATE FUNCTION client_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH listed AS MATERIALIZED (
    SELECT n.id, n.account_id, n.down, n.up, n.online_since, n.down_bytes, n.up_bytes, n.signal,
      coalesce(nullif(n.name, ''), nullif(n.hostname, ''), n.mac) AS name, n.band, n.auth, n.day, n.online
    FROM new_row n JOIN old_row o ON o.id = n.id
    WHERE (n.account_id, n.online, n.down, n.up, n.online_since, n.down_bytes, n.up_bytes, n.signal, n.name, n.hostname, n.band,
        n.auth, CASE WHEN NOT n.online THEN n.day END)
      IS DISTINCT FROM (o.account_id, o.online, o.down, o.up, o.online_since, o.down_bytes, o.up_bytes, o.signal, o.name,
        o.hostname, o.band, o.auth, CASE WHEN NOT o.online THEN o.day END)
  ), left_here AS (
    DELETE FROM client_rate r USING listed l WHERE r.client_id = l.id AND NOT l.online
  ), back AS (
    DELETE FROM client_left g USING listed l WHERE g.client_id = l.id AND l.online
  ), here AS (
    INSERT INTO client_rate SELECT id, account_id, down, up, online_since, down_bytes, up_bytes, signal, name, band, auth
    FROM listed WHERE online
    ON CONFLICT (client_id) DO UPDATE SET account_id = excluded.account_id, down = excluded.down, up = excluded.up,
      online_since = excluded.online_since, down_bytes = excluded.down_bytes, up_bytes = excluded.up_bytes,
      signal = excluded.signal, name = excluded.name, band = excluded.band, auth = excluded.auth
  )
  INSERT INTO client_left SELECT id, account_id, down, up, online_since, down_bytes, up_bytes, signal, name, band, auth, day
  FROM listed WHERE NOT online
  ON CONFLICT (client_id) DO UPDATE SET account_id = excluded.account_id, down = excluded.down, up = excluded.up,
    online_since = excluded.online_since, down_bytes = excluded.down_bytes, up_bytes = excluded.up_bytes,
    signal = excluded.signal, name = excluded.name, band = excluded.band, auth = excluded.auth, day = excluded.day;
  RETURN NULL;
END $$;
CREATE TRIGGER client_came AFTER INSERT ON client REFERENCING NEW TABLE AS new_row
  FOR EACH STATEMENT EXECUTE FUNCTION client_came();
CREATE TRIGGER client_changed AFTER UPDATE ON client REFERENCING OLD TABLE AS old_row NEW TABLE AS new_row
  FOR EACH STATEMENT EXECUTE FUNCTION client_changed();
