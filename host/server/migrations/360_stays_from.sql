-- Days from here on have the stays of simulated terminals, earlier ones get them in the background; null: none has them yet.
ALTER TABLE simulation ADD COLUMN stays_from timestamptz;
