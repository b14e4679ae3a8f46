-- What a message offers becomes something owned once it is switched on, and what is owned keeps backup plans going.
ALTER TABLE service_activation ADD COLUMN service_key text;
ALTER TABLE service_activation ADD COLUMN tier text;
ALTER TABLE service_activation ADD COLUMN owned_id text REFERENCES service_owned ON DELETE SET NULL;
UPDATE service_activation SET service_key = 'backup_v2', tier = 'trial' WHERE service = '云备份';

-- What a plan came with, and ends with; null: made by hand.
ALTER TABLE config_backup_plan ADD COLUMN owned_id text REFERENCES service_owned ON DELETE SET NULL;
CREATE INDEX config_backup_plan_owned ON config_backup_plan (owned_id) WHERE owned_id IS NOT NULL;
