-- When a number took another one's place, or came to an account with an address: for a day no reset link goes to it. Null: none did.
ALTER TABLE account ADD COLUMN mobile_changed_at timestamptz;
