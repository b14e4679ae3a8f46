-- Money on its way back by the way it came: a refunded order that a payment had paid for.
CREATE TABLE pay_back (
  -- Names it at the provider, 6 to 64 letters and digits: asked again with the same name it is done once.
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  payment_id text NOT NULL REFERENCES payment ON DELETE CASCADE,
  order_id text NOT NULL UNIQUE REFERENCES service_order ON DELETE CASCADE,
  amount_fen bigint NOT NULL CHECK (amount_fen > 0),
  -- asked: the provider has not said that it took it on; accepted: it did, and the money is on its way;
  -- refused: it said no, and the money is in the balance again.
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'accepted', 'done', 'refused')),
  created_at timestamptz NOT NULL,
  -- When the provider is asked next.
  ask_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((state IN ('done', 'refused')) = (ended_at IS NOT NULL))
);
CREATE INDEX pay_back_account ON pay_back (account_id);
CREATE INDEX pay_back_payment ON pay_back (payment_id);
CREATE INDEX pay_back_open ON pay_back (ask_at) WHERE state IN ('asked', 'accepted');

ALTER TABLE wallet_entry DROP CONSTRAINT wallet_entry_kind_check;
ALTER TABLE wallet_entry ADD CONSTRAINT wallet_entry_kind_check CHECK
  (kind IN ('income', 'recharge', 'order', 'refund', 'withdraw', 'withdraw_back', 'pay_back', 'pay_back_failed'));
