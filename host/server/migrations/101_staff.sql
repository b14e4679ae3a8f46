-- Who of the staff answered, and whether the answer is a simulated one of the demo.
ALTER TABLE ticket_message ADD COLUMN author text NOT NULL DEFAULT '';
ALTER TABLE ticket_message ADD COLUMN simulated boolean NOT NULL DEFAULT false;
CREATE INDEX ticket_waiting ON ticket (updated_at) WHERE state = 'open';
CREATE INDEX after_sale_waiting ON after_sale (created_at) WHERE state = 'submitted';
-- Which card a withdrawal goes to, while it is bound.
ALTER TABLE withdrawal ADD COLUMN card_id text;
