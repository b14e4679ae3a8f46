import type { designMeasured } from '../../../../src/api/contract/design';
import type { DataOf } from '../../../../src/api/endpoint';
import type { Context } from '../../kit/context/context';
import { readDesign } from './read';

type Measured = DataOf<typeof designMeasured>;

/** What the access points measure that hang where a design of the account placed them. */
export async function readMeasured(context: Context, id: string): Promise<Measured> {
  const { db, caller } = context;
  const { document } = await readDesign(context, id);
  const ids = [...new Set(document.floors.flatMap(({ aps }) => aps.flatMap(({ device }) => device ?? [])))];
  if (ids.length === 0) return { aps: [], heard: [] };
  const aps = await db.query<Measured['aps'][number]>(
    `SELECT d.id AS device, d.status = 'online' AS online, c.clients, c.median, c.weakest, d.simulated
     FROM device d CROSS JOIN LATERAL (
       SELECT count(*) AS clients, min(c.signal) AS weakest,
         percentile_disc(0.5) WITHIN GROUP (ORDER BY c.signal) AS median
       FROM client c WHERE c.account_id = $1 AND c.ap_id = d.id AND c.online AND c.signal IS NOT NULL
     ) c WHERE d.account_id = $1 AND d.kind = 'ap' AND d.id = ANY($2::text[]) ORDER BY d.id`,
    [caller.accountId, ids],
  );
  const heard = await db.query<Measured['heard'][number]>(
    `SELECT s.device_id AS at, o.device_id AS "from", h.band, max(h.signal) AS signal
     FROM ap_scan s JOIN device d ON d.id = s.device_id AND d.account_id = $1
     CROSS JOIN LATERAL jsonb_to_recordset(s.heard) AS h(bssid text, band text, signal integer)
     JOIN ap_scan o ON o.device_id = ANY($2::text[]) AND o.device_id <> s.device_id AND h.bssid = ANY(o.bssids)
     JOIN device p ON p.id = o.device_id AND p.account_id = $1
     WHERE s.device_id = ANY($2::text[]) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    [caller.accountId, ids],
  );
  return { aps, heard };
}
