-- Who asked for an account by mail: it is made when the link is opened and a password chosen, not before.
CREATE TABLE mail_registration (
  token_hash text PRIMARY KEY,
  email text NOT NULL,
  scene text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX mail_registration_email ON mail_registration (email);
CREATE INDEX mail_registration_expiry ON mail_registration (expires_at);
