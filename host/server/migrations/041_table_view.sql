-- Saved views of tables: a name for filters, search, sort and columns.

CREATE TABLE table_view (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Cache key of the table.
  cache_key text NOT NULL,
  name text NOT NULL,
  shared boolean NOT NULL DEFAULT false,
  query jsonb NOT NULL,
  columns jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (account_id, cache_key, name)
);
CREATE INDEX table_view_table ON table_view (account_id, cache_key, created_at);
