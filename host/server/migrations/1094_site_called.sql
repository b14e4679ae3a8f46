-- What stands at a site is few: it is looked for by the site alone. Where a table has no statistics yet, as one that was just
-- filled, the account had all of its devices read for each site.
CREATE OR REPLACE FUNCTION site_called() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE device SET site_words = searchable(NEW.remark)
  WHERE gateway_id = NEW.id AND kind <> 'gateway' AND (account_id = NEW.account_id) IS TRUE
    AND site_words IS DISTINCT FROM searchable(NEW.remark);
  RETURN NULL;
END $$;
