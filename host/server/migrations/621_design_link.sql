-- Links under which a design is shown without a session. Only hashes of the keys are kept.
CREATE TABLE design_link (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  design_id text NOT NULL REFERENCES design ON DELETE CASCADE,
  key_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  -- Without an end it holds until it is revoked.
  expires_at timestamptz,
  revoked_at timestamptz,
  -- When somebody last looked.
  seen_at timestamptz
);
CREATE INDEX design_link_design ON design_link (account_id, design_id, created_at DESC);
CREATE INDEX design_link_of ON design_link (design_id);
