-- Networks of an account with most traffic, as its boards show them: worked out ahead while somebody looks at them.
CREATE TABLE board_top (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  range text NOT NULL,
  -- Biggest first; some more than are shown, for when one of them is given back.
  devices text[] NOT NULL,
  bytes bigint[] NOT NULL,
  made_at timestamptz NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, range)
);

-- Whether some of an account's sites are made up is asked by every board.
CREATE INDEX device_made_up ON device (account_id, group_id) WHERE kind = 'gateway' AND simulated;
