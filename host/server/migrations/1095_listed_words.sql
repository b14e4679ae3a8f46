-- Far down a list of what carries a word its rows are passed over in their order, and counted: the word stands in the index of
-- that order, so that no row is read for it.
DROP INDEX device_list, device_all, alarm_list;
CREATE INDEX device_list ON device (account_id, kind, bound_at DESC, id DESC) INCLUDE (site_words, search);
CREATE INDEX device_all ON device (account_id, bound_at DESC, id DESC) INCLUDE (search);
CREATE INDEX alarm_list ON alarm (account_id, raised_at DESC, id DESC) INCLUDE (rank, kind, state, quiet, search);

-- What sites are called, beside all that a gateway is found by: a model is written on a great many, and in the name of none.
DO $$
BEGIN
  CREATE INDEX device_called ON device USING gin (searchable(remark) gin_trgm_ops)
    WITH (gin_pending_list_limit = 256) WHERE kind = 'gateway';
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm is not to be had here: search reads every row';
END $$;
