-- How often an account opened a page on a day (China time). Counters, not visits: nothing here tells when somebody worked.
CREATE TABLE page_view (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  day date NOT NULL,
  name text NOT NULL,
  views integer NOT NULL DEFAULT 1,
  PRIMARY KEY (account_id, day, name)
);
