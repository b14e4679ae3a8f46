-- A digest keeps the first of many alarms, and how many there were.
ALTER TABLE alarm_delivery ADD COLUMN total integer NOT NULL DEFAULT 1;
