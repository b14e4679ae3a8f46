-- What the line of a gateway carries upwards, as it measured it last; bits per second.
CREATE TABLE gateway_line (
  gateway_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  up_bps bigint NOT NULL CHECK (up_bps > 0),
  told_at timestamptz NOT NULL
);
CREATE INDEX gateway_line_account ON gateway_line (account_id);
