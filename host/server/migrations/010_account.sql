-- Account holders, how they sign in, and what they set up for themselves.

CREATE TABLE account (
  id text PRIMARY KEY,
  email text UNIQUE,
  mobile text UNIQUE,
  password_hash text NOT NULL,
  password_changed_at timestamptz NOT NULL,
  qq text NOT NULL DEFAULT '',
  account_code text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'frozen')),
  customer text NOT NULL DEFAULT 'free' CHECK (customer IN ('enterprise', 'free')),
  network_status boolean NOT NULL DEFAULT false,
  is_agent boolean NOT NULL DEFAULT false,
  local_sdwan boolean NOT NULL DEFAULT false,
  theme text NOT NULL DEFAULT 'WHITE' CHECK (theme IN ('WHITE', 'BLACK')),
  home_section text NOT NULL DEFAULT 'REVENUE' CHECK (home_section IN ('REVENUE', 'DNS')),
  scene text NOT NULL DEFAULT '',
  scene_gwid text NOT NULL DEFAULT '',
  CHECK (email IS NOT NULL OR mobile IS NOT NULL)
);

-- Displayed columns per table; a row each, so that two tabs that change two tables do not overwrite each other.
CREATE TABLE table_column (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  cache_key text NOT NULL,
  fields jsonb NOT NULL,
  PRIMARY KEY (account_id, cache_key)
);

-- A bearer token is kept as its SHA-256 only.
CREATE TABLE session (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  remember boolean NOT NULL,
  device text NOT NULL,
  ip text NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_account ON session (account_id, last_seen_at DESC);
CREATE INDEX session_expiry ON session (expires_at);

CREATE TABLE login_event (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  at timestamptz NOT NULL,
  method text NOT NULL,
  ok boolean NOT NULL,
  device text NOT NULL,
  ip text NOT NULL
);
CREATE INDEX login_event_account ON login_event (account_id, at DESC);

-- One live code for each number and purpose: a new one replaces the old.
CREATE TABLE sms_code (
  mobile text NOT NULL,
  purpose text NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (mobile, purpose)
);

CREATE TABLE qr_login (
  id text PRIMARY KEY,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'scanned', 'confirmed', 'refused')),
  account_id text REFERENCES account ON DELETE CASCADE,
  device text NOT NULL,
  -- Only the machine that asked may collect the token.
  asker_hash text NOT NULL,
  ip text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX qr_login_expiry ON qr_login (expires_at);

CREATE TABLE password_reset (
  token_hash text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_reset_account ON password_reset (account_id);

CREATE TABLE two_step (
  account_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  secret text NOT NULL,
  enabled_at timestamptz,
  -- Time step of the last code that was taken: no code works twice.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE recovery_code (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (account_id, code_hash)
);

CREATE TABLE real_name (
  account_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- 0 not begun, 1 verified, 2 under review, 3 refused.
  stage integer NOT NULL DEFAULT 0,
  name text NOT NULL DEFAULT '',
  id_card text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  submitted_at timestamptz,
  home_popup_closed boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX real_name_card ON real_name (id_card) WHERE stage = 1;
