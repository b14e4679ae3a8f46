-- The keys that belong to this store, by name and never themselves: a server with another one is refused at its start.
CREATE TABLE store_key (
  -- vault: seals card numbers and the like; staff: the service staff's tools.
  use text PRIMARY KEY CHECK (use IN ('vault', 'staff')),
  key_id text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
