-- The password that comes next by a plan, sealed, where somebody wanted its card beforehand.
ALTER TABLE wifi_password_plan ADD COLUMN next_password text NOT NULL DEFAULT '';
