-- Secrets inside of stored configurations are sealed. Which columns the server has gone through, and with which key: it
-- seals at its next start what lies there in the clear.
CREATE TABLE sealed_column (
  -- Table, column, and part of the column.
  name text PRIMARY KEY,
  key_id text NOT NULL
);

-- What devices were told lies in the clear in commands that are over: nobody asks for it again.
UPDATE command SET params = params - 'sections'
  WHERE kind = 'config' AND state NOT IN ('pending', 'sent') AND params ? 'sections';
