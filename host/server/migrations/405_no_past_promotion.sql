-- Two promotions of the demo that an earlier migration wrote into every store. What the operator has changed stays.
DELETE FROM promotion WHERE menu_icon = '' AND (service, starts_at, ends_at) IN (
  ('star', '2024-06-24T00:00:00+08:00'::timestamptz, '2024-07-01T00:00:00+08:00'::timestamptz),
  ('ipv6', '2025-03-25T00:00:00+08:00'::timestamptz, '2025-04-01T00:00:00+08:00'::timestamptz)
);
