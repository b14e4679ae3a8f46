-- What members of networks are told goes to gateways as every other setting does: what they have taken over stands there.
ALTER TABLE sdwan_member DROP COLUMN applied_rev;
-- Number of its address inside its network.
ALTER TABLE sdwan_member ADD COLUMN host integer NOT NULL DEFAULT 0;
UPDATE sdwan_member m SET host = r.n FROM (
  SELECT gwid, row_number() OVER (PARTITION BY network_id ORDER BY gwid) AS n FROM sdwan_member
) r WHERE r.gwid = m.gwid;

-- What the gateways of a network were told of it last: when, how many they were, whether it ran. Null: to be told anew.
ALTER TABLE sdwan_network ADD COLUMN told_at timestamptz;
ALTER TABLE sdwan_network ADD COLUMN told_members integer NOT NULL DEFAULT 0;
ALTER TABLE sdwan_network ADD COLUMN told_running boolean NOT NULL DEFAULT false;

-- Which document a gateway was told last.
CREATE TABLE sdwan_told (
  gwid text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Not a reference: it is told that it left, once that is gone.
  network_id text NOT NULL,
  -- Fingerprint of it; `unable`: the gateway says that it can be no member, and is told nothing.
  told text NOT NULL,
  -- The revision of its delivery that brings it; 0: none.
  rev integer NOT NULL
);
CREATE INDEX sdwan_told_network ON sdwan_told (network_id);

-- The public half of a gateway's key, and where its tunnel is reached. The private half never leaves the gateway.
CREATE TABLE sdwan_key (
  gwid text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  key text NOT NULL,
  endpoint text NOT NULL,
  at timestamptz NOT NULL
);
