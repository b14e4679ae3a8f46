-- Channels that were deleted are no longer named by password plans: a plan that names one could not be saved again.
UPDATE wifi_password_plan p SET channels = ARRAY(
  SELECT n.id FROM unnest(p.channels) WITH ORDINALITY AS n(id, place) JOIN alarm_channel c ON c.id = n.id ORDER BY n.place
) WHERE EXISTS (SELECT 1 FROM unnest(p.channels) AS n(id) WHERE NOT EXISTS (SELECT 1 FROM alarm_channel c WHERE c.id = n.id));
