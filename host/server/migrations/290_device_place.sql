-- Where a device stands, as its owner said: province by its number (GB/T 2260, 00: abroad) and city. Null: not said.
ALTER TABLE device ADD COLUMN region text CHECK (region ~ '^[0-9]{2}$'), ADD COLUMN city text NOT NULL DEFAULT '';
