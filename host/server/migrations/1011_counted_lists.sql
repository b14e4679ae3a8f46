-- What lists of gateways with cameras add up of each: read from an index alone.
CREATE INDEX camera_sum ON camera (account_id, gateway_id) INCLUDE (record, period, days, quality, online);

-- What a mapping is found by, but the name of its gateway: made small once, and not at each search.
ALTER TABLE tunnel_mapping ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (
  lower(name || ' ' || subdomain || ' ' || inner_ip || ':' || inner_port::text)
) STORED;

-- How those of a model or a release stand, and which they are: from an index alone.
CREATE INDEX device_model ON device (account_id, model, firmware) INCLUDE (kind, status, alarm_count, id);
