-- Jobs that change the configuration of many devices.
ALTER TABLE bulk_job DROP CONSTRAINT bulk_job_kind_check;
ALTER TABLE bulk_job ADD CONSTRAINT bulk_job_kind_check
  CHECK (kind IN ('reboot', 'upgrade', 'group', 'unbind', 'rename', 'tag', 'config'));
