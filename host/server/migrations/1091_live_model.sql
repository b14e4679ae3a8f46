-- Devices of one model by a figure that they report: walked in the index of the figure, which tells the model of each.
ALTER TABLE device_live ADD COLUMN model text NOT NULL DEFAULT '';
UPDATE device_live l SET model = d.model FROM device d WHERE d.id = l.device_id AND d.model <> '';

CREATE FUNCTION device_live_model() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE device_live l SET model = d.model FROM device d WHERE d.id = NEW.device_id AND l.device_id = d.id AND d.model <> '';
  RETURN NULL;
END $$;
-- Not where a report finds its row there already.
CREATE TRIGGER device_live_made AFTER INSERT ON device_live FOR EACH ROW EXECUTE FUNCTION device_live_model();

CREATE FUNCTION device_model_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE device_live SET model = NEW.model WHERE device_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER device_model_changed AFTER UPDATE OF model ON device FOR EACH ROW WHEN (OLD.model <> NEW.model)
  EXECUTE FUNCTION device_model_live();

DROP INDEX device_live_down, device_live_up, device_live_clients, device_live_cpu, device_live_memory, device_live_seen,
  device_live_started;
CREATE INDEX device_live_down ON device_live (account_id, kind, down, device_id) INCLUDE (model);
CREATE INDEX device_live_up ON device_live (account_id, kind, up, device_id) INCLUDE (model);
CREATE INDEX device_live_clients ON device_live (account_id, kind, clients, device_id) INCLUDE (model);
CREATE INDEX device_live_cpu ON device_live (account_id, kind, cpu, device_id) INCLUDE (model);
CREATE INDEX device_live_memory ON device_live (account_id, kind, memory, device_id) INCLUDE (model);
CREATE INDEX device_live_seen ON device_live (account_id, kind, last_seen, device_id) INCLUDE (model);
CREATE INDEX device_live_started ON device_live (account_id, kind, started_at, device_id) INCLUDE (model);
