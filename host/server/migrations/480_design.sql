-- Networks that are planned: what somebody answered, and floors with walls and access points.

CREATE TABLE design (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  -- `{scheme, floors, …}` of `src/api/contract/design.ts`.
  document jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- Grows with every change: a window that has an older one is told so.
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX design_name ON design (account_id, lower(name));
CREATE INDEX design_list ON design (account_id, updated_at DESC, id DESC);

-- Models that the operator has entered, with what they can do and what they cost. Null: not told.
CREATE TABLE equipment_model (
  model text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('gateway', 'switch', 'ap')),
  form text NOT NULL CHECK (form IN ('', 'panel', 'ceiling', 'outdoor')),
  clients integer,
  mbps integer,
  wans integer,
  aps integer,
  ports integer,
  poe_watts integer,
  watts double precision,
  -- List price with tax.
  price_fen integer
);
