-- The partner on whose page a link was made; null: a person made it. Such a link ends with its partner.
ALTER TABLE design_link ADD COLUMN partner_id text REFERENCES partner ON DELETE CASCADE;
CREATE INDEX design_link_partner ON design_link (partner_id) WHERE partner_id IS NOT NULL;
ALTER TABLE wifi_share ADD COLUMN partner_id text REFERENCES partner ON DELETE CASCADE;
CREATE INDEX wifi_share_partner ON wifi_share (partner_id) WHERE partner_id IS NOT NULL;
