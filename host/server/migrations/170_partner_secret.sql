-- A secret that was replaced may stay good for a while, so that a site can change over without a gap.

ALTER TABLE partner ADD COLUMN old_secret_hash text;
ALTER TABLE partner ADD COLUMN old_secret_until timestamptz;
-- When a token was last handed out.
ALTER TABLE partner ADD COLUMN used_at timestamptz;
