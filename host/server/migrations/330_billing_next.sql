-- Plans that were paid while another one ran: each begins when the one before it is over. `expires_at` of a subscriber is the
-- end of all of them, `plan_until` that of the one that runs; null: nothing comes after it.

ALTER TABLE billing_subscriber ADD COLUMN plan_until timestamptz;

CREATE TABLE billing_next (
  subscriber_id text NOT NULL REFERENCES billing_subscriber ON DELETE CASCADE,
  number integer NOT NULL,
  plan_id text NOT NULL REFERENCES billing_plan,
  days integer NOT NULL CHECK (days > 0),
  -- Bytes; null: not counted.
  traffic bigint,
  PRIMARY KEY (subscriber_id, number)
);
CREATE INDEX billing_next_plan ON billing_next (plan_id);
