-- Cloud billing: what the account sells to its own subscribers. Money in integer fen.

CREATE TABLE billing_plan (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('time', 'traffic')),
  price_fen bigint NOT NULL CHECK (price_fen >= 0),
  days integer NOT NULL CHECK (days > 0),
  -- Bytes that one purchase brings; null: as much as one likes.
  traffic bigint CHECK (traffic > 0),
  -- Mbps; 0: as fast as the line.
  down integer NOT NULL CHECK (down >= 0),
  up integer NOT NULL CHECK (up >= 0),
  on_sale boolean NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT billing_plan_name UNIQUE (account_id, name)
);

CREATE TABLE billing_subscriber (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  plan_id text NOT NULL REFERENCES billing_plan,
  username text NOT NULL,
  name text NOT NULL,
  mobile text NOT NULL,
  -- The portal's gateway checks what is typed against it.
  password_hash text NOT NULL,
  enabled boolean NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Bytes that are left; null: the plan does not count them.
  traffic_left bigint,
  -- Whether its gateway was told to let it in.
  served boolean NOT NULL DEFAULT false,
  rev integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT billing_subscriber_username UNIQUE (account_id, username)
);
CREATE INDEX billing_subscriber_gateway ON billing_subscriber (gateway_id);
CREATE INDEX billing_subscriber_plan ON billing_subscriber (plan_id);
CREATE INDEX billing_subscriber_end ON billing_subscriber (expires_at) WHERE served;

-- Every sum that was taken. Names stay readable when plan or subscriber are gone.
CREATE TABLE billing_entry (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Made by the asker: the same request asked again takes nothing.
  request_id text NOT NULL,
  subscriber_id text,
  username text NOT NULL,
  plan_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('open', 'recharge')),
  method text NOT NULL CHECK (method IN ('cash', 'wechat', 'alipay', 'transfer', 'free')),
  quantity integer NOT NULL CHECK (quantity > 0),
  amount_fen bigint NOT NULL CHECK (amount_fen >= 0),
  note text NOT NULL DEFAULT '',
  actor text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (account_id, request_id)
);
CREATE INDEX billing_entry_list ON billing_entry (account_id, at DESC, id DESC);
