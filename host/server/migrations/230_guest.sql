-- Guests: the pages on which they sign in, coupons, and the text messages that their codes go out by.

CREATE TABLE portal_template (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  -- Newest version of its content.
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by text NOT NULL,
  UNIQUE (account_id, name)
);
CREATE INDEX portal_template_list ON portal_template (account_id, updated_at DESC, id DESC);

-- What a page was at a time: networks go on with the version they were given.
CREATE TABLE portal_version (
  template_id text NOT NULL REFERENCES portal_template ON DELETE CASCADE,
  version integer NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  content jsonb NOT NULL,
  author text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (template_id, version)
);
CREATE INDEX portal_version_account ON portal_version (account_id);

CREATE TABLE guest_batch (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  name text NOT NULL,
  -- Minutes online that one code is good for.
  minutes integer NOT NULL,
  -- Terminals that may use one code at the same time.
  devices smallint NOT NULL,
  -- Not after this; null: for ever.
  until timestamptz,
  count integer NOT NULL,
  author text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (gateway_id, name)
);
CREATE INDEX guest_batch_list ON guest_batch (account_id, gateway_id, created_at DESC, id DESC);

CREATE TABLE guest_coupon (
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  code text NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  batch_id text NOT NULL REFERENCES guest_batch ON DELETE CASCADE,
  -- Place in its batch.
  position integer NOT NULL,
  used_at timestamptz,
  -- MAC address of who used it first.
  used_by text,
  void_at timestamptz,
  PRIMARY KEY (gateway_id, code)
);
CREATE INDEX guest_coupon_batch ON guest_coupon (batch_id, position);

-- Text messages that a gateway may still send.
CREATE TABLE sms_balance (
  gateway_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  balance integer NOT NULL CHECK (balance >= 0)
);

CREATE TABLE sms_entry (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('recharge', 'use', 'gift')),
  -- Messages; those that were sent are negative.
  amount integer NOT NULL,
  -- What was left then.
  balance integer NOT NULL,
  -- Integer fen paid.
  price_fen integer NOT NULL DEFAULT 0,
  -- Masked mobile number of a message; name of a pack.
  subject text NOT NULL,
  actor text NOT NULL DEFAULT '',
  simulated boolean NOT NULL DEFAULT false,
  -- The same request never pays twice.
  request_id text,
  UNIQUE (account_id, request_id)
);
CREATE INDEX sms_entry_list ON sms_entry (gateway_id, at DESC, id DESC);

-- Which page a gateway shows its guests, as its configuration says; kept beside it for counting.
CREATE TABLE portal_use (
  gateway_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  template_id text NOT NULL REFERENCES portal_template ON DELETE CASCADE,
  version integer NOT NULL
);
CREATE INDEX portal_use_template ON portal_use (template_id);
