-- People with private passwords of a wireless network, by its template.
CREATE TABLE wifi_person (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  template_id text NOT NULL REFERENCES ap_template ON DELETE CASCADE,
  name text NOT NULL,
  -- Sealed as secrets of configurations are: equal ones of an account look alike.
  password text NOT NULL,
  -- Empty: that of the network.
  vlan text NOT NULL,
  -- At a time; 0: no limit.
  devices integer NOT NULL,
  -- Null: without an end.
  expires_at timestamptz,
  enabled boolean NOT NULL DEFAULT true,
  -- Gateways are told that it has ended.
  ended boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX wifi_person_name ON wifi_person (template_id, lower(name));
CREATE UNIQUE INDEX wifi_person_password ON wifi_person (template_id, password);
CREATE INDEX wifi_person_account ON wifi_person (account_id, template_id, created_at DESC, id);
CREATE INDEX wifi_person_due ON wifi_person (expires_at) WHERE NOT ended AND expires_at IS NOT NULL;

-- Counts the changes of its people.
ALTER TABLE ap_template ADD COLUMN people_rev integer NOT NULL DEFAULT 0;

-- What gateways are told of people: which networks, and at which count of changes.
CREATE TABLE wifi_people_told (
  gateway_id text PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  told text NOT NULL
);
CREATE INDEX wifi_people_told_account ON wifi_people_told (account_id);

-- The template lets each person in with a private password there.
ALTER TABLE ap_template_state ADD COLUMN private boolean NOT NULL DEFAULT false;
CREATE INDEX ap_template_state_private ON ap_template_state (template_id, device_id) WHERE private;

-- `unable`: its gateway cannot do what the template wants; it stays as it is and does not count as different.
ALTER TABLE ap_template_state DROP CONSTRAINT ap_template_state_state_check;
ALTER TABLE ap_template_state ADD CONSTRAINT ap_template_state_state_check
  CHECK (state IN ('same', 'differs', 'missing', 'left', 'unable'));
DROP INDEX ap_template_state_open;
CREATE INDEX ap_template_state_open ON ap_template_state (account_id, template_id, device_id)
  WHERE state IN ('differs', 'missing', 'left');

ALTER TABLE ap_template_count ADD COLUMN unable integer NOT NULL DEFAULT 0;
CREATE OR REPLACE FUNCTION ap_template_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO ap_template_count AS c
      SELECT template_id, count(*) FILTER (WHERE state <> 'left'), count(*) FILTER (WHERE state IN ('differs', 'missing', 'left')),
        count(*) FILTER (WHERE state = 'unable')
      FROM new_rows GROUP BY template_id ORDER BY template_id
    ON CONFLICT (template_id) DO UPDATE SET aps = c.aps + excluded.aps, differing = c.differing + excluded.differing,
      unable = c.unable + excluded.unable;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE ap_template_count c SET aps = c.aps - r.aps, differing = c.differing - r.differing, unable = c.unable - r.unable FROM (
      SELECT template_id, count(*) FILTER (WHERE state <> 'left') AS aps,
        count(*) FILTER (WHERE state IN ('differs', 'missing', 'left')) AS differing, count(*) FILTER (WHERE state = 'unable') AS unable
      FROM old_rows GROUP BY template_id ORDER BY template_id
    ) r WHERE c.template_id = r.template_id;
  ELSE
    UPDATE ap_template_count c SET aps = c.aps + r.aps, differing = c.differing + r.differing, unable = c.unable + r.unable FROM (
      SELECT template_id, sum(n * (state <> 'left')::integer)::integer AS aps,
        sum(n * (state IN ('differs', 'missing', 'left'))::integer)::integer AS differing,
        sum(n * (state = 'unable')::integer)::integer AS unable
      FROM (SELECT template_id, state, 1 AS n FROM new_rows UNION ALL SELECT template_id, state, -1 FROM old_rows) u
      GROUP BY template_id ORDER BY template_id
    ) r WHERE c.template_id = r.template_id AND (r.aps <> 0 OR r.differing <> 0 OR r.unable <> 0);
  END IF;
  RETURN NULL;
END $$;
