-- What the request under this name asked for was made: said in the transaction that made it, since a server may end before
-- it has kept the answer.
ALTER TABLE reply ADD COLUMN made boolean NOT NULL DEFAULT false;
