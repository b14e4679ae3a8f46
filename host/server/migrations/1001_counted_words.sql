-- How many carry a word that most carry: counted from an index alone, which is a third of the rows' size.
CREATE INDEX device_words ON device (account_id, kind, status) INCLUDE (alarm_count, search);
CREATE INDEX alarm_words ON alarm (account_id, rank) INCLUDE (kind, state, quiet, search);

-- By the moment that a device was heard of last, and since when it runs: as other figures, from either end, kind by kind.
CREATE INDEX device_live_seen ON device_live (account_id, kind, last_seen, device_id);
CREATE INDEX device_live_started ON device_live (account_id, kind, started_at, device_id);

-- Terminals that are online, or were today, are counted from an index that holds each day once.
CREATE INDEX client_present ON client (account_id, online, day, auth);

-- Which plans of recording there are is asked for each list of cameras.
CREATE INDEX camera_plans ON camera (account_id, record, period, days, quality);
