-- Uploads may lie in a bucket instead: the row says so from before its content is brought there. Of a row that goes away its
-- object is remembered until it is gone as well.
ALTER TABLE upload ADD COLUMN outside boolean NOT NULL DEFAULT false;

CREATE TABLE upload_gone (
  id text PRIMARY KEY
);
CREATE FUNCTION upload_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO upload_gone (id) VALUES (old.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER upload_gone AFTER DELETE ON upload FOR EACH ROW WHEN (old.outside) EXECUTE FUNCTION upload_gone();
