-- Local networks of a member that join, words in CIDR form; null: whatever it has.
ALTER TABLE sdwan_member ADD COLUMN subnets jsonb;

-- Branches reach each other directly, not by way of the centre. Trees have no such thing.
ALTER TABLE sdwan_network ADD COLUMN mesh boolean NOT NULL DEFAULT false;
