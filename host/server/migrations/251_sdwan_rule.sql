-- Rules of a network: one list in order for each kind. Short, read and written whole.
CREATE TABLE sdwan_rules (
  network_id text NOT NULL REFERENCES sdwan_network ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('link', 'filter', 'security', 'app')),
  -- Goes up with every change: who changes it names the one that was seen.
  rev integer NOT NULL,
  rules jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (network_id, kind)
);
