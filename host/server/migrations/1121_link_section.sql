-- What its section card shows: the account's choice when the link was made. What the account chooses later is for itself.
ALTER TABLE wallboard_link ADD COLUMN home_section text NOT NULL DEFAULT 'REVENUE';
UPDATE wallboard_link l SET home_section = a.home_section FROM account a WHERE a.id = l.account_id;
