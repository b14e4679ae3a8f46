-- Gateways that take the place of broken ones.

ALTER TABLE prepared_device
  -- The gateway whose place it takes when it is bound, not a reference: it is given back then; and its number.
  ADD COLUMN replaces text,
  ADD COLUMN replaces_serial text NOT NULL DEFAULT '',
  -- What the repair is known by.
  ADD COLUMN note text NOT NULL DEFAULT '';
CREATE INDEX prepared_device_replaces ON prepared_device (account_id, replaces) WHERE replaces IS NOT NULL;
