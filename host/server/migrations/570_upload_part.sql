-- What was uploaded lies beside its row, so that every server of a store has it and both come and go together. In parts, so
-- that a large one never lies in memory whole; not compressed, since pictures are already.
CREATE TABLE upload_part (
  upload_id text NOT NULL REFERENCES upload ON DELETE CASCADE,
  part integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (upload_id, part)
);
ALTER TABLE upload_part ALTER COLUMN content SET STORAGE EXTERNAL;
