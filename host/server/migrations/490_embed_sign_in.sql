-- Signing in on a partner's page: what was asked for, what a person agreed to, and the codes that are traded for tokens.

CREATE TABLE embed_request (
  id text PRIMARY KEY,
  partner_id text NOT NULL REFERENCES partner ON DELETE CASCADE,
  origin text NOT NULL,
  -- In a frame of ours, whose page is ours.
  framed boolean NOT NULL,
  -- Page of the origin to come back to; null when a window of its own was opened.
  back text,
  scopes jsonb NOT NULL,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX embed_request_by_expiry ON embed_request (expires_at);

CREATE TABLE embed_consent (
  partner_id text NOT NULL REFERENCES partner ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  origin text NOT NULL,
  scopes jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, account_id, origin)
);
CREATE INDEX embed_consent_by_account ON embed_consent (account_id);

-- Each is good once: the first for a minute, those that follow until the sign-in ends.
CREATE TABLE embed_code (
  hash text PRIMARY KEY,
  partner_id text NOT NULL,
  account_id text NOT NULL,
  origin text NOT NULL,
  scopes jsonb NOT NULL,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  FOREIGN KEY (partner_id, account_id, origin) REFERENCES embed_consent ON DELETE CASCADE
);
CREATE INDEX embed_code_by_consent ON embed_code (partner_id, account_id, origin);
CREATE INDEX embed_code_by_expiry ON embed_code (expires_at);

-- A star in an origin never let anybody in, but stood in the policy of frames.
DELETE FROM partner_origin WHERE origin LIKE '%*%';
UPDATE partner SET origins = (
  SELECT coalesce(jsonb_agg(one), '[]') FROM jsonb_array_elements_text(origins) AS one WHERE one NOT LIKE '%*%'
) WHERE origins::text LIKE '%*%';
