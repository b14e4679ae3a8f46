-- What ended within a day, on boards.
CREATE INDEX alarm_ended ON alarm (account_id, cleared_at) WHERE state = 'cleared';
