-- Counts the changes of a group, so that one that was made on an older state is refused.
ALTER TABLE speedup_group ADD COLUMN version integer NOT NULL DEFAULT 1;
