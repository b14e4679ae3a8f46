-- Programs that run on gateways: a market of signed packages, and which gateway has which.

-- Who may publish.
CREATE TABLE plugin_publisher (
  -- SHA-256 of the public key.
  fingerprint text PRIMARY KEY,
  name text NOT NULL,
  public_key text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE plugin (
  id text PRIMARY KEY,
  -- Nobody else may publish versions of it.
  publisher text NOT NULL REFERENCES plugin_publisher,
  -- As its newest version says.
  name text NOT NULL,
  about text NOT NULL,
  category text NOT NULL,
  version text NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE plugin_version (
  plugin_id text NOT NULL REFERENCES plugin ON DELETE CASCADE,
  version text NOT NULL,
  -- 1.4.0 as {1,4,0}.
  parts integer[] NOT NULL,
  manifest jsonb NOT NULL,
  -- SHA-256 of the package, and the publisher's signature over it; both hold on the device, too.
  hash text NOT NULL,
  signature text NOT NULL,
  size integer NOT NULL,
  -- Base64.
  package text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (plugin_id, version)
);

CREATE TABLE plugin_install (
  gateway_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  plugin_id text NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  version text NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  -- It goes when the gateway has taken that over.
  removed boolean NOT NULL DEFAULT false,
  settings jsonb NOT NULL,
  -- Revision of what the gateway is told that it was last changed with.
  rev integer NOT NULL DEFAULT 0,
  installed_at timestamptz NOT NULL,
  -- What the gateway says of it.
  run text,
  run_version text NOT NULL DEFAULT '',
  run_reason text NOT NULL DEFAULT '',
  cpu double precision,
  memory double precision,
  status jsonb NOT NULL DEFAULT '{}',
  log text[] NOT NULL DEFAULT '{}',
  reported_at timestamptz,
  PRIMARY KEY (gateway_id, plugin_id),
  FOREIGN KEY (plugin_id, version) REFERENCES plugin_version (plugin_id, version)
);
CREATE INDEX plugin_install_account ON plugin_install (account_id, plugin_id);
CREATE INDEX plugin_install_version ON plugin_install (plugin_id, version);

CREATE TABLE plugin_review (
  plugin_id text NOT NULL REFERENCES plugin ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  stars integer NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (plugin_id, account_id)
);
CREATE INDEX plugin_review_account ON plugin_review (account_id);
