-- Links under which guests see how to join Wi-Fi. Only hashes of the keys are kept, and no passwords: these are read
-- from the settings of the access points when somebody opens a link.

CREATE TABLE wifi_share (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  -- What guests read above it.
  name text NOT NULL,
  key_hash text NOT NULL UNIQUE,
  ssids text[] NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  -- How often it was opened, and when last.
  opens integer NOT NULL DEFAULT 0,
  opened_at timestamptz
);
CREATE INDEX wifi_share_gateway ON wifi_share (account_id, gateway_id, created_at DESC);
