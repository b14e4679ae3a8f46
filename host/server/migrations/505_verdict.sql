-- What the verdict over all sites counts.
CREATE INDEX device_upgradable ON device (account_id, firmware_new) WHERE kind = 'gateway' AND firmware_new IS NOT NULL;
CREATE INDEX device_site ON device (account_id, group_id) WHERE kind = 'gateway';
CREATE INDEX alarm_outage ON alarm (account_id, raised_at DESC) WHERE kind = 'gateway_offline';
CREATE INDEX alarm_behind ON alarm (gateway_id) WHERE state <> 'cleared';

-- That a newer firmware exists is no alarm: devices no longer count it.
UPDATE device d SET alarm_rank = coalesce(o.rank, 0), alarm_count = coalesce(o.count, 0), alarm_text = o.label
FROM (SELECT DISTINCT device_id AS id FROM alarm WHERE kind = 'firmware_new' AND state <> 'cleared') w
LEFT JOIN (
  SELECT device_id, max(rank) AS rank, count(*) AS count,
    (array_agg(label ORDER BY rank DESC, raised_at DESC))[1] AS label
  FROM alarm WHERE state <> 'cleared' AND quiet IS NULL AND kind <> 'firmware_new' GROUP BY device_id
) o ON o.device_id = w.id
WHERE d.id = w.id;
