-- 2: a group whose applications have policies of their own.
ALTER TABLE speedup_group ADD COLUMN mode smallint NOT NULL DEFAULT 1 CHECK (mode IN (1, 2));

-- Which lines an application of a group may use. Without a row it goes over the line of its group.
CREATE TABLE speedup_policy (
  group_id text NOT NULL REFERENCES speedup_group ON DELETE CASCADE,
  -- Key of the application; empty: the group's own domains.
  app text NOT NULL,
  -- Best first; one: always that one.
  lines text[] NOT NULL,
  -- What a line may have at most: milliseconds, percent, milliseconds.
  ms integer NOT NULL,
  loss integer NOT NULL,
  jitter integer NOT NULL,
  -- Seconds that a line has to be above before it is left, and that one before it has to be below before it is taken again.
  hold integer NOT NULL,
  back integer NOT NULL,
  PRIMARY KEY (group_id, app)
);

-- The line that a gateway says it uses for a policy.
CREATE TABLE speedup_choice (
  group_id text NOT NULL,
  app text NOT NULL,
  line_id text NOT NULL REFERENCES speedup_line ON DELETE CASCADE,
  why text NOT NULL,
  ms real,
  loss real,
  jitter real,
  since timestamptz NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, app),
  FOREIGN KEY (group_id, app) REFERENCES speedup_policy ON DELETE CASCADE
);

-- Each time that it was another one than before.
CREATE TABLE speedup_turn (
  id text PRIMARY KEY,
  group_id text NOT NULL REFERENCES speedup_group ON DELETE CASCADE,
  app text NOT NULL,
  -- Null: the first one.
  from_line text REFERENCES speedup_line ON DELETE CASCADE,
  to_line text NOT NULL REFERENCES speedup_line ON DELETE CASCADE,
  why text NOT NULL,
  ms real,
  loss real,
  jitter real,
  at timestamptz NOT NULL
);
CREATE INDEX speedup_turn_list ON speedup_turn (group_id, at DESC, id);
