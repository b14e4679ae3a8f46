import { isIP } from 'node:net';
import type { ParsedOf } from '../../../../src/api/endpoint';
import type { sdwanReport } from '../../../../src/api/contract/sdwan-delivery';
import { linkLimits, linksOf } from '../../../../src/domain/sdwan';
import { day, iso, minute } from '../../../../src/domain/time';
import type { KnownDevice } from '../../kit/context/context';
import { insertRows } from '../../kit/sql/bulk';
import type { Db, Sql } from '../../kit/store/db';
import { readTold } from './document';
import { sampleEvery } from './hours';
import { tellSoon } from './tell';

/** What was measured before this is forgotten, milliseconds. */
const keptFor = 10 * minute;

/** A link of a network as it was measured at one moment. */
export interface MeasuredLink {
  network_id: string;
  gwid: string;
  to_gwid: string;
  state: 'linked' | 'relay' | 'unlinked';
  latency: number | null;
  loss: number | null;
  down: number | null;
  up: number | null;
  at: string;
}

/** As SQL, whether a link or a sample of one was degraded: as `linkHealth` of the domain says. `relayed` says whether by a detour. */
export const degraded = (of: string, relayed: string, limit: string): string =>
  `(${relayed} OR ${of}.loss >= ${linkLimits.loss} OR ${of}.latency > ${limit})`;

const columns = {
  network_id: 'text',
  gwid: 'text',
  to_gwid: 'text',
  latency: 'real',
  loss: 'real',
  down: 'float8',
  up: 'float8',
  at: 'timestamptz',
};

/** Keeps how links are now. */
export const keepLinks = (sql: Sql, links: readonly MeasuredLink[]): Promise<void> =>
  insertRows(
    sql,
    'sdwan_link',
    { ...columns, state: 'text' },
    links,
    `ON CONFLICT (network_id, gwid, to_gwid) DO UPDATE SET state = excluded.state, latency = excluded.latency,
       loss = excluded.loss, down = excluded.down, up = excluded.up, at = excluded.at`,
  );

/** Keeps how links were at moments of their history. */
export const keepSamples = (sql: Sql, links: readonly MeasuredLink[]): Promise<void> =>
  insertRows(
    sql,
    'sdwan_link_sample',
    { ...columns, relayed: 'boolean' },
    links.map((link) => ({ ...link, relayed: link.state === 'relay' })),
    'ON CONFLICT DO NOTHING',
  );

/** Forgets what was measured too long ago. */
export async function forgetLinks(db: Db, now: number): Promise<void> {
  await db.query('DELETE FROM sdwan_link WHERE at < $1', [iso(now - keptFor)]);
  await db.query('DELETE FROM sdwan_link_sample WHERE at <= $1', [iso(now - day)]);
}

/**
 * A gateway tells its key and how its tunnels are. Of a link the member counts that it belongs to: who hangs on another one,
 * not who is hung on. Links that its network does not have are left out.
 */
export async function takeTunnels(
  db: Db,
  { gwid, accountId }: KnownDevice,
  { key, port, host, links }: ParsedOf<typeof sdwanReport>,
  ip: string,
  now: number,
): Promise<void> {
  await db.tx(async (sql) => {
    if (key !== undefined && port !== undefined)
      await takeKey(sql, { gwid, accountId }, key, endpointOf(host ?? ip, port), now);
    if (links.length === 0) return;
    const [member] = await sql.query<{ network_id: string }>(
      'SELECT network_id FROM sdwan_member WHERE gwid = $1 AND account_id = $2',
      [gwid, accountId],
    );
    const network = member && (await readTold(sql, member.network_id, now));
    if (!network?.running) return;
    const own = new Set(
      linksOf({ topology: network.topology, mesh: network.mesh, nodes: network.members }).flatMap((link) =>
        link.gwid === gwid ? link.to : [],
      ),
    );
    const told = new Map(links.map((link) => [link.gwid, link]));
    const measured = [...told.values()]
      .filter((link) => own.has(link.gwid))
      .map(({ gwid: to_gwid, state, latency, loss, down, up }) => {
        const there = state !== 'unlinked';
        return {
          ...{ network_id: network.id, gwid, to_gwid, state, at: iso(now) },
          latency: there ? (latency ?? null) : null,
          loss: there ? (loss ?? null) : null,
          down: there ? (down ?? null) : null,
          up: there ? (up ?? null) : null,
        };
      });
    await keepLinks(sql, measured);
    const at = iso(Math.floor(now / sampleEvery) * sampleEvery);
    // No history is older than its network.
    if (at < network.created_at) return;
    await keepSamples(
      sql,
      measured.map((link) => ({ ...link, at })),
    );
  });
}

const endpointOf = (host: string, port: number): string => (isIP(host) === 6 ? `[${host}]:${port}` : `${host}:${port}`);

/** Keeps a key; the peers of the gateway are told when it, or the place where it is reached, is another one. */
async function takeKey(sql: Sql, { gwid, accountId }: KnownDevice, key: string, endpoint: string, now: number) {
  const changed = await sql.query(
    `INSERT INTO sdwan_key (gwid, account_id, key, endpoint, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (gwid) DO UPDATE SET account_id = excluded.account_id, key = excluded.key, endpoint = excluded.endpoint,
       at = excluded.at
     WHERE (sdwan_key.key, sdwan_key.endpoint) IS DISTINCT FROM (excluded.key, excluded.endpoint) RETURNING 1`,
    [gwid, accountId, key, endpoint, iso(now)],
  );
  if (changed.length > 0) await tellSoon(sql, [gwid]);
}
