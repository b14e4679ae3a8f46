-- Why something was approved, refused or answered, as data beside the words where the product says it and not a person.
ALTER TABLE contractor_application ADD COLUMN reason_said jsonb;
ALTER TABLE real_name ADD COLUMN reason_said jsonb;
ALTER TABLE star_application ADD COLUMN reason_said jsonb;
ALTER TABLE star_dispute ADD COLUMN answer_said jsonb;
ALTER TABLE after_sale_step ADD COLUMN note_said jsonb;
ALTER TABLE ticket_message ADD COLUMN body_said jsonb;
