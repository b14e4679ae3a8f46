-- Up to when the archive has what is brought to it, by the name of the table; and up to when the batch goes that is under
-- way, so that it is the same one if it has to be brought again.
CREATE TABLE history_copied (
  name text PRIMARY KEY,
  until timestamptz NOT NULL,
  planned timestamptz
);

-- Samples come in the order of time: what reads all devices of a short time finds them by a few pages of index.
CREATE INDEX device_sample_at ON device_sample USING brin (at) WITH (autosummarize = on);
