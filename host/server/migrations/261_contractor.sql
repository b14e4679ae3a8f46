-- Contractors show who they are; what was refused stays to be read.
CREATE TABLE contractor_application (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  company text NOT NULL,
  licence text NOT NULL,
  photos jsonb NOT NULL,
  region text NOT NULL,
  contact text NOT NULL,
  mobile text NOT NULL,
  state text NOT NULL CHECK (state IN ('reviewing', 'approved', 'refused')),
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX contractor_application_account ON contractor_application (account_id, created_at DESC);
CREATE INDEX contractor_application_waiting ON contractor_application (created_at) WHERE state = 'reviewing';
-- One at a time, and none after the one that was approved.
CREATE UNIQUE INDEX contractor_application_open ON contractor_application (account_id) WHERE state <> 'refused';
