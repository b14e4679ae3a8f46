-- What guests who sign in, and devices that share what they have left, earn. Each fen of it is booked: an entry of the
-- statement says where it came from, and the earnings behind it say by which gateway and on which day.

ALTER TABLE wallet_entry ADD COLUMN source text NOT NULL DEFAULT '';
UPDATE wallet_entry SET source = CASE
    WHEN title LIKE '微信连 Wi-Fi%' THEN 'wechat'
    WHEN title LIKE '流星计划%' THEN 'star'
    WHEN title LIKE '推广佣金%' THEN 'promotion'
    ELSE 'other' END
  WHERE kind = 'income';
CREATE INDEX wallet_entry_income ON wallet_entry (account_id, at) WHERE kind = 'income';

-- Who pays for a sign-in, and how much. Without one nobody does.
CREATE TABLE income_offer (
  id text PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('wechat', 'redpacket')),
  buyer text NOT NULL,
  -- Integer fen for one terminal on one day.
  each_fen integer NOT NULL CHECK (each_fen > 0),
  starts_on date NOT NULL,
  -- Last day; null: until further notice.
  ends_on date,
  -- Nobody pays: it is about simulated gateways only. The others are about real ones only.
  simulated boolean NOT NULL DEFAULT false,
  CHECK (ends_on IS NULL OR ends_on >= starts_on)
);

-- What one gateway earned on one day.
CREATE TABLE earning (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  source text NOT NULL CHECK (source IN ('wechat', 'redpacket', 'star')),
  gateway_id text NOT NULL,
  day date NOT NULL,
  -- As the gateway was called then: it may be gone.
  remark text NOT NULL,
  -- Terminals that signed in.
  guests integer NOT NULL DEFAULT 0,
  each_fen integer NOT NULL DEFAULT 0,
  fen bigint NOT NULL CHECK (fen >= 0),
  simulated boolean NOT NULL,
  settled_at timestamptz,
  -- The entry of the statement that holds it; null: not booked yet, or nothing to book.
  entry_id text REFERENCES wallet_entry ON DELETE CASCADE,
  PRIMARY KEY (account_id, source, gateway_id, day),
  CHECK (entry_id IS NULL OR settled_at IS NOT NULL)
);
CREATE INDEX earning_day ON earning (account_id, source, day DESC);
CREATE INDEX earning_entry ON earning (entry_id);
CREATE INDEX earning_pending ON earning (day) WHERE settled_at IS NULL;

-- Terminals that were counted: each once a day.
CREATE TABLE earning_guest (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  source text NOT NULL,
  gateway_id text NOT NULL,
  day date NOT NULL,
  client_id text NOT NULL,
  PRIMARY KEY (account_id, source, gateway_id, day, client_id)
);
CREATE INDEX earning_guest_day ON earning_guest (day);

-- Which gateways ask guests in a way that earns, as their configuration says; kept beside it for lists.
CREATE TABLE income_switch (
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  source text NOT NULL,
  -- Guests are asked at all; without it nobody sees the way.
  asks boolean NOT NULL,
  PRIMARY KEY (gateway_id, source)
);
CREATE INDEX income_switch_account ON income_switch (account_id, source);
INSERT INTO income_switch (gateway_id, account_id, source, asks)
SELECT v.device_id, d.account_id, m->>'id', coalesce((v.document->'auth'->0->>'enabled')::boolean, false)
FROM (
  SELECT DISTINCT ON (device_id) device_id, document FROM config_version
  WHERE state IN ('pending', 'sent', 'done') ORDER BY device_id, version DESC
) v JOIN device d ON d.id = v.device_id AND d.kind = 'gateway'
  CROSS JOIN jsonb_array_elements(v.document->'auth_methods') m
WHERE jsonb_typeof(v.document->'auth_methods') = 'array' AND m->>'id' IN ('wechat', 'redpacket')
  AND (m->>'enabled')::boolean;
