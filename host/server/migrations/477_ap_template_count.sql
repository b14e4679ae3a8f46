-- How many access points a template is for, and how many of them are not as it says: counted as they change, since counting
-- a large fleet for each line of a list takes too long.
CREATE TABLE ap_template_count (
  template_id text PRIMARY KEY REFERENCES ap_template ON DELETE CASCADE,
  aps integer NOT NULL,
  differing integer NOT NULL
);
INSERT INTO ap_template_count
  SELECT template_id, count(*) FILTER (WHERE state <> 'left'), count(*) FILTER (WHERE state <> 'same')
  FROM ap_template_state GROUP BY template_id;

-- What is gone with its template is not counted any more.
CREATE FUNCTION ap_template_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO ap_template_count AS c
      SELECT template_id, count(*) FILTER (WHERE state <> 'left'), count(*) FILTER (WHERE state <> 'same')
      FROM new_rows GROUP BY template_id ORDER BY template_id
    ON CONFLICT (template_id) DO UPDATE SET aps = c.aps + excluded.aps, differing = c.differing + excluded.differing;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE ap_template_count c SET aps = c.aps - r.aps, differing = c.differing - r.differing FROM (
      SELECT template_id, count(*) FILTER (WHERE state <> 'left') AS aps, count(*) FILTER (WHERE state <> 'same') AS differing
      FROM old_rows GROUP BY template_id ORDER BY template_id
    ) r WHERE c.template_id = r.template_id;
  ELSE
    UPDATE ap_template_count c SET aps = c.aps + r.aps, differing = c.differing + r.differing FROM (
      SELECT template_id, sum(n * (state <> 'left')::integer)::integer AS aps, sum(n * (state <> 'same')::integer)::integer AS differing
      FROM (SELECT template_id, state, 1 AS n FROM new_rows UNION ALL SELECT template_id, state, -1 FROM old_rows) u
      GROUP BY template_id ORDER BY template_id
    ) r WHERE c.template_id = r.template_id AND (r.aps <> 0 OR r.differing <> 0);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER ap_template_counted_insert AFTER INSERT ON ap_template_state
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ap_template_counted();
CREATE TRIGGER ap_template_counted_update AFTER UPDATE ON ap_template_state
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ap_template_counted();
CREATE TRIGGER ap_template_counted_delete AFTER DELETE ON ap_template_state
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION ap_template_counted();
