-- Upgrades look for a while at what a wave did before they begin the next one. Wave -1: nothing changes on that device.
ALTER TABLE bulk_job ADD COLUMN soak_minutes integer NOT NULL DEFAULT 0;
ALTER TABLE bulk_job ADD COLUMN soak_until timestamptz;
