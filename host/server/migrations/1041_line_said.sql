-- Names of lines, and the word on a member, as data beside them: null where the operator wrote them. Those of the demo's own
-- lines are known by their id.

ALTER TABLE speedup_line ADD COLUMN region_said jsonb, ADD COLUMN name_said jsonb;
ALTER TABLE speedup_member ADD COLUMN reason_said jsonb;

CREATE TEMPORARY TABLE demo_line (id text, region text, region_en text, name text, name_en text) ON COMMIT DROP;
INSERT INTO demo_line VALUES
  ('spl_demo_hk', '中国香港', 'Hong Kong, China', '香港 1', 'Hong Kong 1'),
  ('spl_demo_sg', '新加坡', 'Singapore', '新加坡 1', 'Singapore 1'),
  ('spl_demo_jp', '日本', 'Japan', '东京 1', 'Tokyo 1'),
  ('spl_demo_us', '美国', 'United States', '洛杉矶 1', 'Los Angeles 1'),
  ('spl_demo_de', '德国', 'Germany', '法兰克福 1', 'Frankfurt 1');
UPDATE speedup_line l SET
  region_said = jsonb_build_object('reason', 'inBoth', 'params', jsonb_build_object('zh', d.region, 'en', d.region_en)),
  name_said = jsonb_build_object('reason', 'inBoth', 'params', jsonb_build_object('zh', d.name, 'en', d.name_en))
  FROM demo_line d WHERE d.id = l.id AND d.region = l.region AND d.name = l.name;
