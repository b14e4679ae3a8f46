-- A customer who is the agent himself, by identity number or bank card: nothing is earned on him, whatever changes later.
ALTER TABLE referral ADD COLUMN own boolean NOT NULL DEFAULT false;
