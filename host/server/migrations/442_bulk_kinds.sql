-- The kinds of bulk work are what the server's features bring (their types hold them); a list here had to be written
-- anew by each of them.
ALTER TABLE bulk_job DROP CONSTRAINT bulk_job_kind_check;
