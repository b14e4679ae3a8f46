-- Value-added services: orders, and what was bought. Money in integer fen.

CREATE TABLE service_owned (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  service text NOT NULL,
  tier text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Not a reference: what was bought stays when the device is given back.
  gateway_id text,
  starts_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- The message that it ends soon was sent for this end.
  warned_for timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX service_owned_list ON service_owned (account_id, expires_at, id);
CREATE INDEX service_owned_end ON service_owned (expires_at);
-- A gateway has each service once.
CREATE UNIQUE INDEX service_owned_gateway ON service_owned (service, gateway_id) WHERE gateway_id IS NOT NULL;

CREATE TABLE service_order (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Made by the asker: the same request asked again is the same order.
  request_id text NOT NULL,
  service text NOT NULL,
  service_name text NOT NULL,
  tier text NOT NULL,
  tier_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('new', 'renew', 'upgrade')),
  trial boolean NOT NULL DEFAULT false,
  months integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  gateway_id text,
  -- What is renewed or upgraded; after paying also what was made.
  owned_id text REFERENCES service_owned ON DELETE SET NULL,
  lines jsonb NOT NULL,
  pay_fen bigint NOT NULL CHECK (pay_fen >= 0),
  coupon_id text,
  -- The activity price that it uses up: `activity label package`.
  offer text,
  state text NOT NULL DEFAULT 'unpaid' CHECK (state IN ('unpaid', 'paid', 'cancelled')),
  created_at timestamptz NOT NULL,
  pay_until timestamptz NOT NULL,
  paid_at timestamptz,
  cancelled_at timestamptz,
  from_at timestamptz,
  to_at timestamptz,
  invoice jsonb,
  UNIQUE (account_id, request_id)
);
CREATE INDEX service_order_list ON service_order (account_id, created_at DESC, id DESC);
CREATE INDEX service_order_unpaid ON service_order (pay_until) WHERE state = 'unpaid';
-- A trial is open once for each account and service.
CREATE UNIQUE INDEX service_order_trial ON service_order (account_id, service) WHERE trial AND state <> 'cancelled';
