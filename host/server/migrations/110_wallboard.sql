-- Links under which a wallboard shows an account's overview without a session. Only hashes of the keys are kept.

CREATE TABLE wallboard_link (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  key_hash text NOT NULL UNIQUE,
  -- Keys of the cards that it may show.
  cards jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- Without an end it holds until it is revoked.
  expires_at timestamptz,
  revoked_at timestamptz,
  -- When a screen last asked for a token.
  seen_at timestamptz
);
CREATE INDEX wallboard_link_account ON wallboard_link (account_id, created_at DESC);

-- What a screen gets for the key: good for minutes, so that the key itself travels rarely.
CREATE TABLE wallboard_token (
  hash text PRIMARY KEY,
  link_id text NOT NULL REFERENCES wallboard_link ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX wallboard_token_by_expiry ON wallboard_token (expires_at);
