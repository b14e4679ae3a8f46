-- Search that does not read every row. Trigrams need three characters, Chinese words often have one or two: outside
-- ASCII each character is stored three times, and what is searched for is written likewise (fleet/search.ts).

CREATE FUNCTION searchable(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(lower(said), '([^\x01-\x7f])', '\1\1\1', 'g');

ALTER TABLE device DROP COLUMN search;
ALTER TABLE device ADD COLUMN search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  searchable(remark || ' ' || id || ' ' || ip || ' ' || wan_ip || ' ' || mac || ' ' || serial || ' ' || model)
) STORED;
ALTER TABLE client DROP COLUMN search;
ALTER TABLE client ADD COLUMN search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  searchable(name || ' ' || hostname || ' ' || mac || ' ' || ip || ' ' || vendor)
) STORED;
ALTER TABLE alarm DROP COLUMN search;
ALTER TABLE alarm ADD COLUMN search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  searchable(content || ' ' || remark)
) STORED;
ALTER TABLE log DROP COLUMN search;
ALTER TABLE log ADD COLUMN search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  searchable(actor || ' ' || target || ' ' || text)
) STORED;
ALTER TABLE online_log ADD COLUMN search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  searchable(remark || ' ' || device_id)
) STORED;
ALTER TABLE camera DROP COLUMN search;
ALTER TABLE camera ADD COLUMN search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  searchable(name || ' ' || model || ' ' || mac)
) STORED;

-- The extension comes with PostgreSQL and may be made by the owner of a database. Where it is not to be had the search
-- finds the same, by reading every row.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX device_search ON device USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 256);
  CREATE INDEX client_search ON client USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 256);
  CREATE INDEX alarm_search ON alarm USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 256);
  CREATE INDEX log_search ON log USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 256);
  CREATE INDEX online_log_search ON online_log USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 256);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not to be had here: search reads every row';
END $$;

-- Without the moment a terminal was last seen, which changes with every report: rows are then updated in place.
DROP INDEX client_of_gateway;
CREATE INDEX client_of_gateway ON client (gateway_id);

-- The busiest, the slowest: read from the figures alone.
CREATE INDEX device_live_account ON device_live (account_id, kind);

-- Unread first, newest first, as the list shows them.
CREATE INDEX message_order ON message (account_id, (read_at IS NULL) DESC, created_at DESC, id);

-- Who is behind a MAC address; the models and versions that the filters of a list offer.
CREATE INDEX device_mac ON device (account_id, upper(mac));
CREATE INDEX device_models ON device (account_id, kind, model, firmware);
