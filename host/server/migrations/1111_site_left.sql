-- A site whose job ended without it waits for nothing: it says what became of it in that job.
UPDATE site s SET state = 'failed', error = coalesce(l.reason, ''), error_said = l.reason_said
FROM site w LEFT JOIN LATERAL (
  SELECT i.reason, i.reason_said FROM bulk_job j JOIN bulk_item i ON i.job_id = j.id
  WHERE j.account_id = w.account_id AND j.kind = 'site' AND i.device_id = w.device_id
  ORDER BY j.created_at DESC LIMIT 1
) l ON true
WHERE s.device_id = w.device_id AND s.state = 'waiting' AND NOT EXISTS (
  SELECT 1 FROM bulk_job j JOIN bulk_item i ON i.job_id = j.id
  WHERE j.account_id = s.account_id AND j.kind = 'site' AND j.finished_at IS NULL AND i.device_id = s.device_id
    AND i.state IN ('waiting', 'running')
);
