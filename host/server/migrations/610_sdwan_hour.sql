-- How a network was by the hour, counted from what its links were measured to be: a list draws it without reading them.

CREATE TABLE sdwan_hour (
  network_id text NOT NULL REFERENCES sdwan_network ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  -- Milliseconds of the middle measure and of the worst; null where none was linked.
  median real,
  worst real,
  -- Percent, of the worst measure.
  loss real,
  -- Bits per second of all links together, in the middle of the hour's moments.
  bits double precision NOT NULL,
  PRIMARY KEY (network_id, hour)
) WITH (fillfactor = 80);
CREATE INDEX sdwan_hour_hour ON sdwan_hour (hour);
