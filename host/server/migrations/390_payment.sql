-- Money on its way in: what was asked of a provider, and what it said. Money that arrived is an entry of the statement too.
CREATE TABLE payment (
  -- The provider's "merchant order number": 6 to 32 letters and digits.
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Made by the asker: the same request asked again is the same payment.
  request_id text NOT NULL,
  method text NOT NULL CHECK (method IN ('alipay', 'wechat', 'transfer', 'test')),
  -- The order that is paid with it as soon as the money is there; null: a recharge.
  order_id text REFERENCES service_order ON DELETE CASCADE,
  title text NOT NULL,
  amount_fen bigint NOT NULL CHECK (amount_fen > 0),
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'paid', 'cancelled', 'closed', 'refused', 'failed')),
  -- Where it is paid: an address to open, or the text of a QR code.
  url text,
  code text,
  -- What the provider or the bank calls it.
  trade text,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  pay_until timestamptz NOT NULL,
  -- When the provider was asked last.
  asked_at timestamptz NOT NULL,
  paid_at timestamptz,
  ended_at timestamptz,
  CHECK ((state = 'paid') = (paid_at IS NOT NULL)),
  UNIQUE (account_id, request_id)
);
CREATE INDEX payment_account ON payment (account_id, created_at DESC, id);
CREATE INDEX payment_waiting ON payment (asked_at) WHERE state = 'waiting';
CREATE INDEX payment_order ON payment (order_id) WHERE order_id IS NOT NULL;
-- The same money is never taken for two payments.
CREATE UNIQUE INDEX payment_trade ON payment (method, trade) WHERE trade IS NOT NULL;
