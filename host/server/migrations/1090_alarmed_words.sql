-- Devices with an alarm that carry a word are counted without reading each: beside these the word stands in the index.
CREATE INDEX device_alarmed_words ON device (account_id, kind) INCLUDE (gateway_id, search) WHERE alarm_count > 0;
DROP INDEX device_alarmed;

-- So are those that carry it or stand behind a gateway that is called so.
DROP INDEX device_words;
CREATE INDEX device_words ON device (account_id, kind, status) INCLUDE (alarm_count, gateway_id, search);
