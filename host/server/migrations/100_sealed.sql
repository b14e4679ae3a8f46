-- Numbers of cards and secrets of authenticators are kept sealed: equal ones are found by a keyed fingerprint. The server
-- seals what is there when it starts.
ALTER TABLE bank_card ADD COLUMN number_index text;
ALTER TABLE bank_card DROP CONSTRAINT bank_card_account_id_number_key;
CREATE UNIQUE INDEX bank_card_number ON bank_card (account_id, number_index);

ALTER TABLE real_name ADD COLUMN id_card_index text;
DROP INDEX real_name_card;
CREATE UNIQUE INDEX real_name_card ON real_name (id_card_index) WHERE stage = 1;
