-- What an alarm's sentence is made of, so that it can be said in other languages; those raised before have none.

ALTER TABLE alarm ADD COLUMN facts jsonb;
