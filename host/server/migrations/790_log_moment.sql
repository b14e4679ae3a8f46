-- What is brought to an archive is read by its moment, for all accounts at once. Lines come in the order of time.
CREATE INDEX log_moment ON log USING brin (at) WITH (autosummarize = on);
CREATE INDEX online_log_moment ON online_log USING brin (at) WITH (autosummarize = on);
CREATE INDEX syslog_line_moment ON syslog_line USING brin (at) WITH (autosummarize = on);

-- Lines stay with their account when their gateway is given back, as the network log does, until it is their time.
DO $$
BEGIN
  EXECUTE (SELECT format('ALTER TABLE syslog_line DROP CONSTRAINT %I', conname) FROM pg_constraint
    WHERE conrelid = 'syslog_line'::regclass AND confrelid = 'device'::regclass AND conparentid = 0);
END $$;
