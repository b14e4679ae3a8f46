-- After-sales, customer service, uploads.

CREATE TABLE upload (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  mime text NOT NULL,
  bytes bigint NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX upload_account ON upload (account_id, created_at);

CREATE TABLE after_sale (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('repair', 'replace', 'return')),
  product text NOT NULL,
  serial text NOT NULL,
  reason text NOT NULL,
  contact text NOT NULL,
  mobile text NOT NULL,
  address text NOT NULL,
  photos jsonb NOT NULL DEFAULT '[]',
  state text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX after_sale_account ON after_sale (account_id, created_at DESC);

CREATE TABLE after_sale_step (
  after_sale_id text NOT NULL REFERENCES after_sale ON DELETE CASCADE,
  at timestamptz NOT NULL,
  state text NOT NULL,
  note text NOT NULL DEFAULT '',
  PRIMARY KEY (after_sale_id, at, state)
);

CREATE TABLE ticket (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  subject text NOT NULL,
  category text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX ticket_account ON ticket (account_id, updated_at DESC);

CREATE TABLE ticket_message (
  id text PRIMARY KEY,
  ticket_id text NOT NULL REFERENCES ticket ON DELETE CASCADE,
  sender text NOT NULL CHECK (sender IN ('me', 'service')),
  body text NOT NULL,
  photos jsonb NOT NULL DEFAULT '[]',
  at timestamptz NOT NULL
);
CREATE INDEX ticket_message_ticket ON ticket_message (ticket_id, at);

-- Codes that the sales staff hands to a customer for the fast consulting channel.
CREATE TABLE service_code (
  code text NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  return_type text NOT NULL CHECK (return_type IN ('free', 'paid')),
  nick_name text NOT NULL,
  phone text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, code)
);
