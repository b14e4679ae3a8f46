-- Money of an account: integer fen everywhere. Every change of the balance is an entry; the sum of the entries is the balance.

CREATE TABLE wallet (
  account_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  balance_fen bigint NOT NULL DEFAULT 0 CHECK (balance_fen >= 0)
);

CREATE TABLE wallet_entry (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('income', 'recharge', 'order', 'refund', 'withdraw', 'withdraw_back')),
  title text NOT NULL,
  amount_fen bigint NOT NULL CHECK (amount_fen <> 0),
  balance_fen bigint NOT NULL CHECK (balance_fen >= 0),
  -- What it is for (an order's id); the same thing is never booked twice.
  reference text NOT NULL,
  UNIQUE (account_id, kind, reference)
);
CREATE INDEX wallet_entry_account ON wallet_entry (account_id, at DESC, id DESC);

CREATE TABLE coupon (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  title text NOT NULL,
  amount_fen bigint NOT NULL CHECK (amount_fen > 0),
  min_order_fen bigint NOT NULL DEFAULT 0,
  service text NOT NULL DEFAULT '',
  starts_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  used_for text
);
CREATE INDEX coupon_account ON coupon (account_id, expires_at);

CREATE TABLE bank_card (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  bank text NOT NULL,
  holder text NOT NULL,
  number text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (account_id, number)
);

CREATE TABLE withdrawal (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  request_id text NOT NULL,
  -- Words for the card as it was; the card itself may be unbound later.
  card text NOT NULL,
  amount_fen bigint NOT NULL CHECK (amount_fen > 0),
  state text NOT NULL CHECK (state IN ('pending', 'paid', 'failed', 'cancelled')),
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (account_id, request_id)
);
CREATE INDEX withdrawal_account ON withdrawal (account_id, created_at DESC);
CREATE INDEX withdrawal_pending ON withdrawal (created_at) WHERE state = 'pending';
