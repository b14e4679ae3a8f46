-- The request that an account was extended by last: the same one asked again adds nothing.
ALTER TABLE sdwan_account ADD COLUMN extended_by text NOT NULL DEFAULT '';
