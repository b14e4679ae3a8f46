-- What the agent says of somebody who asked to be called, until they have an account.
ALTER TABLE referral ADD COLUMN contacted_at timestamptz, ADD COLUMN invalid_at timestamptz;

-- Leads that still may become customers, by the number that they left.
CREATE INDEX referral_lead ON referral (mobile) WHERE account_id IS NULL AND registered_at IS NULL;
