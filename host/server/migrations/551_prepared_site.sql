-- A gateway that is prepared may follow a model from the start. Not a reference: a model that is gone by then is told of.
ALTER TABLE prepared_device
  ADD COLUMN site_template text,
  ADD COLUMN site_name text NOT NULL DEFAULT '',
  -- By variable, as in `site`.
  ADD COLUMN site_values jsonb NOT NULL DEFAULT '{}';
