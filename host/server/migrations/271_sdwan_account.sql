-- Accounts that dial into the networks of SD-WAN from anywhere.

CREATE TABLE sdwan_account (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Made by the asker: the same request asked again makes no more.
  request_id text NOT NULL,
  username text NOT NULL,
  name text NOT NULL,
  department_id text REFERENCES sdwan_group ON DELETE SET NULL,
  -- The member gateway that it comes in through; null: it was given back.
  gwid text REFERENCES device ON DELETE SET NULL,
  -- The gateway checks what is typed against it.
  password_hash text NOT NULL,
  enabled boolean NOT NULL,
  -- Mbps; 0: as fast as the line.
  down integer NOT NULL CHECK (down >= 0),
  up integer NOT NULL CHECK (up >= 0),
  -- How often it may be dialled in at the same time.
  sessions smallint NOT NULL CHECK (sessions BETWEEN 1 AND 20),
  -- Null: never.
  expires_at timestamptz,
  -- Goes up with every change: who changes it names the one that was seen.
  rev integer NOT NULL DEFAULT 1,
  -- Whether its gateway was told to let it in, and in which delivery.
  served boolean NOT NULL DEFAULT false,
  delivery_rev integer NOT NULL DEFAULT 0,
  -- What its gateway reports: sessions that are open, the last one's beginning and address, bytes towards it and from it.
  online smallint NOT NULL DEFAULT 0,
  last_login_at timestamptz,
  last_login_ip text NOT NULL DEFAULT '',
  down_bytes bigint NOT NULL DEFAULT 0,
  up_bytes bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
) WITH (fillfactor = 80);
-- Nobody tells Li.na from li.na.
CREATE UNIQUE INDEX sdwan_account_username ON sdwan_account (account_id, lower(username));
CREATE INDEX sdwan_account_list ON sdwan_account (account_id, created_at DESC, id);
CREATE INDEX sdwan_account_request ON sdwan_account (account_id, request_id);
CREATE INDEX sdwan_account_gateway ON sdwan_account (gwid) WHERE gwid IS NOT NULL;
CREATE INDEX sdwan_account_department ON sdwan_account (department_id) WHERE department_id IS NOT NULL;
