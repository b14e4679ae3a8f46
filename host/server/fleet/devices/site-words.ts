import type { Db } from '../../kit/store/db';

/** Devices that are written at once: whoever wants to write one of them waits no longer than that. */
const batch = 5_000;

/** Devices that are written before the room of their former rows is used again. */
const tidied = 100_000;

/**
 * Fills in the names of their sites for devices of a store that did not keep them yet; gives how many. Goes on where it was
 * broken off. Whatever is written meanwhile is kept by the store itself.
 */
export async function fillSiteWords(db: Db): Promise<number> {
  let done = 0;
  for (let last = ''; ;) {
    const [filled] = await db.tx((sql) =>
      sql.query<{ count: number; last: string }>(
        `WITH filled AS (
           UPDATE device d SET site_words = coalesce((
             SELECT searchable(g.remark) FROM device g
             WHERE g.id = o.gateway_id AND g.account_id = o.account_id AND g.kind = 'gateway' AND o.kind <> 'gateway'
           ), '')
           FROM (
             SELECT id, account_id, kind, gateway_id FROM device WHERE site_words IS NULL AND id > $1
             ORDER BY id LIMIT ${batch} FOR UPDATE
           ) o WHERE d.id = o.id RETURNING d.id
         ) SELECT count(*) AS count, coalesce(max(id), '') AS last FROM filled`,
        [last],
      ),
    );
    const { count } = filled!;
    if (count === 0) break;
    ({ last } = filled!);
    done += count;
    if (done % tidied < count) await db.exec('VACUUM device');
  }
  // What so many writes left of an index that is read from end to end is made anew, while everybody goes on.
  if (done >= tidied && db.kind === 'postgres') await db.exec('REINDEX INDEX CONCURRENTLY device_words');
  return done;
}
