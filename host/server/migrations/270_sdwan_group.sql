-- What sorts SD-WAN: groups of networks, and departments of the accounts that dial in.

CREATE TABLE sdwan_group (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('network', 'department')),
  parent_id text REFERENCES sdwan_group ON DELETE CASCADE,
  name text NOT NULL,
  position integer NOT NULL DEFAULT 0
);
CREATE INDEX sdwan_group_account ON sdwan_group (account_id, kind, position);

ALTER TABLE sdwan_network ADD COLUMN group_id text REFERENCES sdwan_group ON DELETE SET NULL;
CREATE INDEX sdwan_network_group ON sdwan_network (group_id) WHERE group_id IS NOT NULL;
