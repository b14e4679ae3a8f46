-- What the price of an order about something owned rests on: tier, quantity, and for an upgrade its end. An order whose
-- subject no longer looks so is void.
ALTER TABLE service_order ADD COLUMN about text;
