-- As before, but for how rows are found: what a large site changes at once was compared row by row, for the plan of a statement
-- is kept from when few had changed. A full join is never walked like that; ids do not change, so that it finds the same.
CREATE OR REPLACE FUNCTION client_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH listed AS MATERIALIZED (
    SELECT n.id, n.account_id, n.down, n.up, n.online_since, n.down_bytes, n.up_bytes, n.signal,
      coalesce(nullif(n.name, ''), nullif(n.hostname, ''), n.mac) AS name, n.band, n.auth, n.day, n.online
    FROM new_row n FULL JOIN old_row o ON o.id = n.id
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

-- How many terminals came to a gateway today.
DROP INDEX client_of_gateway;
CREATE INDEX client_of_gateway ON client (gateway_id, first_day);
