-- What an account let a partner do: the partner's scopes when it was let in. What the partner takes up later, it may not use there.
ALTER TABLE partner_grant ADD COLUMN scopes jsonb NOT NULL DEFAULT '[]';
UPDATE partner_grant g SET scopes = p.scopes FROM partner p WHERE p.id = g.partner_id;
