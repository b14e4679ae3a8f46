-- Whole sites as models: versions of each, the gateways that follow it, and the addresses that they get.

CREATE TABLE site_pool (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  -- Blocks in CIDR form; no two of an account have an address in common.
  blocks text[] NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX site_pool_name ON site_pool (account_id, name);

CREATE TABLE site_template (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  note text NOT NULL,
  -- The newest.
  version integer NOT NULL,
  -- The pool that the newest version takes addresses from.
  pool_id text REFERENCES site_pool,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX site_template_name ON site_template (account_id, name);
CREATE INDEX site_template_list ON site_template (account_id, created_at DESC, id DESC);
CREATE INDEX site_template_pool ON site_template (pool_id) WHERE pool_id IS NOT NULL;

CREATE TABLE site_template_version (
  template_id text NOT NULL REFERENCES site_template ON DELETE CASCADE,
  version integer NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  model jsonb NOT NULL,
  note text NOT NULL,
  author text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (template_id, version)
);
CREATE INDEX site_template_version_account ON site_template_version (account_id);

CREATE TABLE site (
  device_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  template_id text NOT NULL REFERENCES site_template ON DELETE CASCADE,
  -- The version that it is to follow.
  version integer NOT NULL,
  -- Its name when that was said.
  named text NOT NULL,
  -- By variable: `{"text": …}`, or `{"password": …}` for a secret.
  values jsonb NOT NULL,
  -- What it has otherwise than the model, by section and row.
  overrides jsonb NOT NULL DEFAULT '{}',
  -- Its own addresses, in CIDR form; null: none.
  pool_id text REFERENCES site_pool,
  block text,
  -- Whether its configuration was made, and why not.
  state text NOT NULL CHECK (state IN ('waiting', 'applied', 'failed')),
  error text NOT NULL DEFAULT '',
  -- What was brought there: the fields by which its rows are known, by section, and wireless templates.
  held jsonb NOT NULL DEFAULT '{}',
  held_wireless text[] NOT NULL DEFAULT '{}',
  -- Rows that are otherwise than the model says.
  differences integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL
);
CREATE INDEX site_account ON site (account_id);
CREATE INDEX site_of_template ON site (template_id);
CREATE INDEX site_pool_of ON site (pool_id) WHERE pool_id IS NOT NULL;
