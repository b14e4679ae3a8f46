-- When simulated devices restart because somebody asked for it: silent from then, and running since after it.
CREATE TABLE simulated_restart (
  device_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  since timestamptz NOT NULL,
  until timestamptz NOT NULL
);
