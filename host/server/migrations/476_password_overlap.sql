-- The password before holds beside a new one for so long where the plan changes it; by hand it ends at once.
ALTER TABLE wifi_password_plan ADD COLUMN overlap_minutes integer NOT NULL DEFAULT 0 CHECK (overlap_minutes BETWEEN 0 AND 1440);
-- Until when the password before holds beside this one; null: it ended at once.
ALTER TABLE wifi_password ADD COLUMN overlap_until timestamptz;
