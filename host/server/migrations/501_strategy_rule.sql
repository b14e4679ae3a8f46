-- Strategies that limit terminals or block sites for a while: rules on gateways that are there as long as they hold.

ALTER TABLE strategy DROP CONSTRAINT strategy_action_check;
ALTER TABLE strategy ADD CONSTRAINT strategy_action_check CHECK (action IN ('reboot', 'radio', 'limit', 'block'));
-- Kilobytes a second for each terminal; 0: no limit.
ALTER TABLE strategy ADD COLUMN limit_down integer NOT NULL DEFAULT 0;
ALTER TABLE strategy ADD COLUMN limit_up integer NOT NULL DEFAULT 0;
-- VLANs that it is for; empty: all.
ALTER TABLE strategy ADD COLUMN vlans text NOT NULL DEFAULT '';
-- Sites, one a line.
ALTER TABLE strategy ADD COLUMN domains text NOT NULL DEFAULT '';

-- Rules that strategies brought to gateways: these alone are taken away again.
CREATE TABLE strategy_rule (
  strategy_id text NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  device_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  -- Part of the configuration that the rule stands in.
  section text NOT NULL,
  until timestamptz NOT NULL,
  -- The job that takes it away.
  ended_by text REFERENCES bulk_job ON DELETE SET NULL,
  ended boolean NOT NULL DEFAULT false,
  PRIMARY KEY (strategy_id, device_id, section)
);
CREATE INDEX strategy_rule_device ON strategy_rule (device_id);
CREATE INDEX strategy_rule_account ON strategy_rule (account_id);
CREATE INDEX strategy_rule_ended ON strategy_rule (ended_by) WHERE ended;
