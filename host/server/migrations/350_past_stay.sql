-- Stays of terminals behind gateways that were given back: the network log outlives the gateway and its terminals.
CREATE TABLE past_stay (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  gateway_id text NOT NULL,
  gateway_remark text NOT NULL,
  mac text NOT NULL,
  hostname text NOT NULL,
  ip text NOT NULL,
  -- How the terminal had signed in; null: nothing was asked for.
  auth text,
  ap_id text,
  ssid text,
  band text,
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  bytes_down bigint NOT NULL,
  bytes_up bigint NOT NULL,
  simulated boolean NOT NULL
);
CREATE INDEX past_stay_account ON past_stay (account_id, mac, start_at);
CREATE INDEX past_stay_end ON past_stay (end_at);

-- The examples' partner restarts and unbinds as it did before those wanted a scope of their own.
UPDATE partner SET scopes = scopes || '["device:manage"]'::jsonb
WHERE account_id = 'acc_demo' AND name = '示例网站' AND scopes ? 'device:write' AND NOT scopes ? 'device:manage';
