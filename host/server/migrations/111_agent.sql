-- Agents: who they sent to us, and what they earn by it. Money is integer fen.

CREATE TABLE agent (
  account_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- Stands in links and in snippets.
  code text NOT NULL UNIQUE,
  level text NOT NULL,
  joined_at timestamptz NOT NULL
);

CREATE TABLE referral_visit (
  agent_id text NOT NULL REFERENCES agent ON DELETE CASCADE,
  day date NOT NULL,
  visits integer NOT NULL,
  PRIMARY KEY (agent_id, day)
);

-- A customer that an agent brought. Somebody is brought once only: by number, and by account.
CREATE TABLE referral (
  id text PRIMARY KEY,
  agent_id text NOT NULL REFERENCES agent ON DELETE CASCADE,
  name text NOT NULL,
  company text NOT NULL DEFAULT '',
  mobile text NOT NULL,
  need text NOT NULL DEFAULT '',
  source text NOT NULL CHECK (source IN ('link', 'form')),
  package_id text,
  account_id text UNIQUE REFERENCES account ON DELETE SET NULL,
  -- When the person agreed that the agent may call.
  consent_at timestamptz,
  created_at timestamptz NOT NULL,
  registered_at timestamptz,
  bound_at timestamptz,
  paid_at timestamptz,
  simulated boolean NOT NULL DEFAULT false,
  UNIQUE (agent_id, mobile)
);
CREATE INDEX referral_list ON referral (agent_id, created_at DESC, id DESC);

CREATE TABLE commission (
  id text PRIMARY KEY,
  agent_id text NOT NULL REFERENCES agent ON DELETE CASCADE,
  referral_id text NOT NULL REFERENCES referral ON DELETE CASCADE,
  package_id text NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('first', 'renewal')),
  -- What the customer paid, and the share of it.
  paid_fen bigint NOT NULL CHECK (paid_fen > 0),
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 100),
  amount_fen bigint NOT NULL CHECK (amount_fen >= 0),
  state text NOT NULL CHECK (state IN ('pending', 'settled', 'refunded')),
  settled_at timestamptz,
  -- The paid order: no order earns twice.
  reference text NOT NULL UNIQUE,
  simulated boolean NOT NULL DEFAULT false
);
CREATE INDEX commission_list ON commission (agent_id, at DESC, id DESC);
CREATE INDEX commission_pending ON commission (at) WHERE state = 'pending';
