-- Subscriptions without channels that are gone, and without quiet hours that end when they begin.

UPDATE alarm_subscription s
SET matrix = (
  SELECT jsonb_object_agg(m.level, coalesce((
    SELECT jsonb_agg(i.id ORDER BY i.at) FROM jsonb_array_elements_text(m.ids) WITH ORDINALITY AS i(id, at)
    JOIN alarm_channel c ON c.id = i.id AND c.account_id = s.account_id
  ), '[]'))
  FROM jsonb_each(s.matrix) AS m(level, ids)
)
WHERE EXISTS (
  SELECT 1 FROM jsonb_each(s.matrix) AS m(level, ids), jsonb_array_elements_text(m.ids) AS i(id)
  WHERE NOT EXISTS (SELECT 1 FROM alarm_channel c WHERE c.id = i.id AND c.account_id = s.account_id)
);

UPDATE alarm_subscription SET quiet_from = NULL, quiet_to = NULL WHERE quiet_from = quiet_to;
