-- What of a big fleet is counted is counted from its index: devices with tags, which are few, and groups by how their
-- devices stand.
CREATE INDEX device_tagged ON device (account_id, kind) WHERE tags <> '{}';
CREATE INDEX device_group_state ON device (group_id, account_id, status) WHERE group_id IS NOT NULL;
DROP INDEX device_group_member;

-- Alarms are counted by level, and paged, without a look at each of them.
CREATE INDEX alarm_past_level ON alarm (account_id, rank, kind) WHERE state = 'cleared';
DROP INDEX alarm_past;
CREATE INDEX alarm_past_list ON alarm (account_id, raised_at DESC, id DESC) INCLUDE (kind) WHERE state = 'cleared';
CREATE INDEX alarm_open_list ON alarm (account_id, raised_at DESC, id DESC) INCLUDE (rank, kind, quiet, state)
  WHERE state <> 'cleared';
