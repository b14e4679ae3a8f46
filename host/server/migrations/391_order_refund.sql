-- A paid order that was given back: how much of it, and when. What it brought ends or shrinks with it.
ALTER TABLE service_order DROP CONSTRAINT service_order_state_check;
ALTER TABLE service_order ADD CONSTRAINT service_order_state_check
  CHECK (state IN ('unpaid', 'paid', 'cancelled', 'refunded'));
ALTER TABLE service_order
  ADD COLUMN refunded_at timestamptz,
  ADD COLUMN refund_fen bigint CHECK (refund_fen BETWEEN 1 AND pay_fen);

-- Commission of orders that were given back after it was paid out, as far as the agent's balance did not have it: the next
-- settlements are less by it.
ALTER TABLE agent ADD COLUMN owed_fen bigint NOT NULL DEFAULT 0 CHECK (owed_fen >= 0);
