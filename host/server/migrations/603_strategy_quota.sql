-- Strategies that keep applications out, or give terminals a quota, for a while.
ALTER TABLE strategy DROP CONSTRAINT strategy_action_check;
ALTER TABLE strategy ADD CONSTRAINT strategy_action_check
  CHECK (action IN ('reboot', 'radio', 'limit', 'block', 'apps', 'quota'));
-- Keys of applications, one a line.
ALTER TABLE strategy ADD COLUMN apps text NOT NULL DEFAULT '';
-- Megabytes in a time, of each terminal or of all together; then they are stopped, or limited.
ALTER TABLE strategy ADD COLUMN quota_mb integer NOT NULL DEFAULT 0;
ALTER TABLE strategy ADD COLUMN quota_every text NOT NULL DEFAULT 'day' CHECK (quota_every IN ('day', 'week', 'month'));
ALTER TABLE strategy ADD COLUMN quota_share text NOT NULL DEFAULT 'each' CHECK (quota_share IN ('each', 'shared'));
ALTER TABLE strategy ADD COLUMN quota_then text NOT NULL DEFAULT 'stop' CHECK (quota_then IN ('stop', 'limit'));
