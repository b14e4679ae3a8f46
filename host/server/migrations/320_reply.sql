-- What calls that make something answered, under the name that their asker gave the request: asked again, it is answered
-- the same and makes nothing.
CREATE TABLE reply (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Of the asker: a partner's own, and the header `Idempotency-Key`.
  key text NOT NULL,
  -- Fingerprint of the call and what was sent.
  request text NOT NULL,
  -- Sealed: it may hold a secret that is shown once. Null: under way.
  answer text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, key)
);
CREATE INDEX reply_age ON reply (created_at);
