-- Health checks of networks: one run a row, its results added one by one.

CREATE TABLE sdwan_check (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Null: the network was removed since.
  network_id text REFERENCES sdwan_network ON DELETE SET NULL,
  network_name text NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'done', 'failed')),
  -- Results of the checks that were made, in their order.
  items jsonb NOT NULL DEFAULT '[]',
  -- 0 to 100; null while it runs, and where there was nothing to look at.
  score smallint,
  actor text NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE INDEX sdwan_check_account ON sdwan_check (account_id, started_at DESC, id DESC);
CREATE INDEX sdwan_check_network ON sdwan_check (network_id, started_at DESC, id DESC);
-- One run of a network at a time.
CREATE UNIQUE INDEX sdwan_check_running ON sdwan_check (network_id) WHERE state = 'running';
