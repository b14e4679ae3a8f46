-- Partners that embed widgets, whom they may act for, and the short-lived tokens they trade their secret for.

CREATE TABLE partner (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  secret_hash text NOT NULL,
  secret_hint text NOT NULL,
  origins jsonb NOT NULL,
  scopes jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  rotated_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX partner_by_account ON partner (account_id, created_at DESC);

-- One row per origin on a living partner's list: the question every cross-origin call asks first.
CREATE TABLE partner_origin (
  partner_id text NOT NULL REFERENCES partner ON DELETE CASCADE,
  origin text NOT NULL,
  PRIMARY KEY (origin, partner_id)
);

-- An account other than the partner's own that lets the partner act for it.
CREATE TABLE partner_grant (
  partner_id text NOT NULL REFERENCES partner ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, account_id)
);

CREATE TABLE embed_token (
  hash text PRIMARY KEY,
  partner_id text NOT NULL REFERENCES partner ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  origin text NOT NULL,
  scopes jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX embed_token_by_expiry ON embed_token (expires_at);

-- Tokens handed out per day (Beijing time), for the partner's own page.
CREATE TABLE partner_use (
  partner_id text NOT NULL REFERENCES partner ON DELETE CASCADE,
  day date NOT NULL,
  tokens integer NOT NULL,
  refused integer NOT NULL,
  PRIMARY KEY (partner_id, day)
);
