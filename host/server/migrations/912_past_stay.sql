-- A stay that is over becomes a row that nothing changes, in parts by time, whether its gateway is still there or not. It is
-- brought here a day after it ended: a server of before finds younger ones where they were.
ALTER TABLE past_stay ADD COLUMN id text NOT NULL DEFAULT gen_random_uuid()::text;
-- Empty: of those that were written down before, and of gateways that were given back.
ALTER TABLE past_stay ADD COLUMN client_id text NOT NULL DEFAULT '';
ALTER TABLE past_stay ADD COLUMN signal integer;
-- What people called it then.
ALTER TABLE past_stay ADD COLUMN name text NOT NULL DEFAULT '';
ALTER TABLE past_stay ADD COLUMN vendor text NOT NULL DEFAULT '';
ALTER TABLE past_stay ADD COLUMN search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  searchable(name || ' ' || hostname || ' ' || mac || ' ' || ip || ' ' || vendor)
) STORED;
CREATE INDEX past_stay_client ON past_stay (client_id, end_at);
CREATE INDEX past_stay_ap ON past_stay (ap_id, end_at DESC, id DESC) WHERE ap_id IS NOT NULL;
CREATE INDEX past_stay_moment ON past_stay USING brin (end_at) WITH (autosummarize = on);
