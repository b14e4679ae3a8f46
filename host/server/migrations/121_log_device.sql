-- What was done to one device: its own page shows it.
CREATE INDEX log_device ON log (account_id, kind, (detail->>'device'), at DESC, id DESC);
