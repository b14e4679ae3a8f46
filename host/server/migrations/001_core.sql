-- Counters that slow down guessing and flooding; one row for each key in its present window.
CREATE TABLE rate_limit (
  key text PRIMARY KEY,
  used integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX rate_limit_end ON rate_limit (ends_at);

-- Picture captchas that wait for their answer; a row goes with its first try.
CREATE TABLE captcha (
  cache_key text PRIMARY KEY,
  purpose text NOT NULL,
  answer_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_expiry ON captcha (expires_at);

-- Messages of the default gateways, which send nothing.
CREATE TABLE outbox (
  id text PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sms', 'mail')),
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL
);
CREATE INDEX outbox_at ON outbox (at DESC);
