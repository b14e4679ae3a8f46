import type { ParsedOf } from '../../../../src/api/endpoint';
import type { guardReport } from '../../../../src/api/contract/guard';
import type { Db } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { writeEvents } from './events';
import { latest } from './kinds';
import type { KnownDevice } from '../../kit/context/context';

/** Writes what a gateway intercepted. Only of services that were bought for it; a clock that is wrong is put right. */
export async function takeSecurityReport(
  db: Db,
  { gwid, accountId }: KnownDevice,
  { service, events, hits }: ParsedOf<typeof guardReport>,
  now: number,
): Promise<boolean> {
  const owned = await db.query(
    'SELECT 1 FROM service_owned WHERE gateway_id = $1 AND account_id = $2 AND service = $3 AND expires_at > $4',
    [gwid, accountId, service, iso(now)],
  );
  if (owned.length === 0) return false;
  const names = await db.query<{ mac: string; name: string }>(
    `SELECT mac, coalesce(nullif(name, ''), nullif(hostname, ''), mac) AS name FROM client
     WHERE gateway_id = $1 AND mac = ANY($2::text[])`,
    [gwid, events.map(({ source }) => source)],
  );
  const nameOf = new Map(names.map(({ mac, name }) => [mac, name]));
  await writeEvents(
    db,
    now,
    events.map(({ ago, ...event }) => ({
      ...event,
      at: now - Math.min(latest, ago * 1000),
      accountId,
      gwid,
      service,
      name: nameOf.get(event.source) ?? '',
      simulated: false,
    })),
    hits.map((hit) => ({ ...hit, gwid, at: now })),
  );
  return true;
}
