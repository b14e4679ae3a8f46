-- Lists of an account with a million devices.

-- By a figure that devices report: walked from either end, kind by kind. They are written with every report.
CREATE INDEX device_live_down ON device_live (account_id, kind, down, device_id);
CREATE INDEX device_live_up ON device_live (account_id, kind, up, device_id);
CREATE INDEX device_live_clients ON device_live (account_id, kind, clients, device_id);
CREATE INDEX device_live_cpu ON device_live (account_id, kind, cpu, device_id);
CREATE INDEX device_live_memory ON device_live (account_id, kind, memory, device_id);

-- Whether a camera is online stands in its own row: it is counted without a look at all terminals.
ALTER TABLE camera ADD COLUMN online boolean NOT NULL DEFAULT false;
UPDATE camera k SET online = true FROM client c WHERE c.id = k.client_id AND c.account_id = k.account_id AND c.online;
CREATE INDEX camera_client ON camera (client_id);
CREATE FUNCTION camera_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.online := EXISTS (SELECT 1 FROM client WHERE id = NEW.client_id AND account_id = NEW.account_id AND online);
  RETURN NEW;
END $$;
CREATE TRIGGER camera_made BEFORE INSERT OR UPDATE OF client_id, account_id ON camera FOR EACH ROW
  EXECUTE FUNCTION camera_made();
CREATE FUNCTION camera_terminal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE camera SET online = false WHERE client_id = OLD.id AND online;
  ELSE
    UPDATE camera SET online = NEW.online WHERE client_id = NEW.id AND account_id = NEW.account_id AND online <> NEW.online;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER camera_came AFTER INSERT ON client FOR EACH ROW WHEN (NEW.online) EXECUTE FUNCTION camera_terminal();
CREATE TRIGGER camera_moved AFTER UPDATE OF online ON client FOR EACH ROW WHEN (OLD.online <> NEW.online)
  EXECUTE FUNCTION camera_terminal();
CREATE TRIGGER camera_left AFTER DELETE ON client FOR EACH ROW WHEN (OLD.online) EXECUTE FUNCTION camera_terminal();

-- Mappings in the order in which the first of each gateway are served.
CREATE INDEX tunnel_mapping_turn ON tunnel_mapping (account_id, gateway_id, enabled, created_at, id) INCLUDE (rev, protocol);

-- What lists of services tell of all gateways of an account.
DROP INDEX device_gateway;
CREATE INDEX device_gateway ON device (id) INCLUDE (account_id, status, remark, simulated, disk) WHERE kind = 'gateway';
