import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { clientKick, onlineUsers, type OnlineUser } from '../../src/api/contract/client';
import { unbind } from '../../src/api/contract/device';
import type { InputOf } from '../../src/api/endpoint';
import { decideOffline } from '../../host/server/fleet/devices/presence';
import { takeReport } from '../../host/server/fleet/gateway-link/report';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { tick } from '../../host/server/demo/simulation/tick';
import { startReference, type Reference } from './reference';

const plan = smallPlans[0]!;
let clock = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
let demo: Client;
beforeAll(async () => {
  server = await startReference({ now: () => clock });
  demo = await server.signIn();
});
afterAll(() => server.close());

const online = async (input: InputOf<typeof onlineUsers> = {}): Promise<OnlineUser[]> =>
  (await demo.call(onlineUsers, { per_page: 1000, ...input })).data.list;
async function live(seconds: number): Promise<void> {
  for (const end = clock + seconds * 1000; clock < end;) await tick(server.services.db, plan, (clock += 15_000));
}

/**
 * Rows of terminals that are online, or have left since the store was filled, and of what they are listed by, that are not
 * the same; and how many there are of those.
 */
async function compared(): Promise<{ wrong: object[]; rates: number }> {
  const { db } = server.services;
  const figures = 'account_id, down, up, online_since, down_bytes, up_bytes, signal, band, auth';
  const own = `SELECT id, ${figures}, coalesce(nullif(name, ''), nullif(hostname, ''), mac), CASE WHEN NOT online THEN day END
    FROM client`;
  const rates = `SELECT client_id, ${figures}, name, NULL::date FROM client_rate
    UNION ALL SELECT client_id, ${figures}, name, day FROM client_left`;
  const wrong = await db.query(`(${own} EXCEPT (${rates})) UNION ALL ((${rates}) EXCEPT ${own})`);
  const [row] = await db.query<{ count: number }>('SELECT count(*) AS count FROM client_rate');
  return { wrong, rates: row!.count };
}

describe('online users by their rate', () => {
  it.each([
    ['all', {}],
    ['of a band', { band: '5G' }],
    ['of a word', { q: '02:' }],
    ['that signed in', { auth: 'any' }],
    ['with those of today', { seen: 'today' }],
  ] as const)('come page by page in both directions: %s', async (_, narrowed) => {
    await live(60);
    const all = await online(narrowed);
    expect(all.length).toBeGreaterThan(6);
    for (const sort of ['down', 'up', 'down_bytes', 'up_bytes', 'signal', 'name', 'online_since'] as const)
      for (const order of ['asc', 'desc'] as const) {
        const turn = order === 'asc' ? 1 : -1;
        const list = await online({ ...narrowed, sort, order });
        expect(list.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
        const figures = list.map((row) => row[sort]);
        const known = figures.filter((figure) => figure !== null);
        // Those without one come last in either order.
        expect(figures.slice(0, known.length)).toEqual(known);
        expect(known).toEqual([...known].sort((a, b) => turn * (a < b ? -1 : Number(a > b))));
        const pages: OnlineUser[] = [];
        for (let page = 1; page <= Math.ceil(list.length / 7) + 1; page++)
          pages.push(...(await online({ ...narrowed, sort, order, page, per_page: 7 })));
        expect(pages).toEqual(list);
      }
  });

  it('are counted as far as told, by connection', async () => {
    const { data } = await demo.call(onlineUsers, { q: '02:', seen: 'today' });
    const { db } = server.services;
    await db.query(
      `INSERT INTO client (id, account_id, gateway_id, mac, band, online, online_since, first_seen, last_seen, day, first_day, simulated)
       SELECT 'many' || n, 'acc_demo', $1, '06:00:00:00:' || lpad(to_hex(n / 256), 2, '0') || ':' || lpad(to_hex(n % 256), 2, '0'),
         CASE WHEN n <= 1200 THEN '5G' WHEN n <= 1300 THEN '2.4G' END, true, now(), now(), now(), now(), now(), false
       FROM generate_series(1, 1310) AS n`,
      [data.list[0]!.gwid],
    );
    const found = async (input: InputOf<typeof onlineUsers>) =>
      (await demo.call(onlineUsers, { q: '06:00:00', ...input })).data;
    const exact = { all: 1310, wired: 10, band_2g: 100, band_5g: 1200 };
    expect(await found({})).toMatchObject({ total: 1310, counts: exact });
    expect(await found({})).not.toHaveProperty('counted');
    expect(await found({ most: 2000 })).toMatchObject({ total: 1310, counts: exact });
    const some = await found({ most: 1000, sort: 'down', order: 'desc' });
    expect(some).toMatchObject({ counted: 1000, counts: { wired: 10, band_2g: 100 } });
    expect([some.total, some.counts.all, some.counts.band_5g].every((count) => count > 1000)).toBe(true);
    expect(await found({ most: 1000, band: '2.4G' })).toMatchObject({ total: 100 });
    // A page further down is known to have more behind it, or not.
    expect((await found({ most: 1000, per_page: 1000, page: 2 })).list).toHaveLength(310);
    await db.query(`DELETE FROM client WHERE id LIKE 'many%'`);
    expect((await compared()).wrong).toEqual([]);
  });

  it('tell one gateway from another', async () => {
    const [first] = await online();
    const behind = (await online({ sort: 'down', order: 'desc' })).filter(({ gwid }) => gwid === first!.gwid);
    expect(await online({ gwid: first!.gwid, sort: 'down', order: 'desc' })).toEqual(behind);
  });
});

describe('rates', () => {
  it('stand for whoever is online and for nobody else, while terminals come, go and tell new ones', async () => {
    const seen = new Set<string>();
    for (let hour = 0; hour < 2; hour++) {
      clock += 3_600_000;
      await live(30);
      for (const { id } of await online()) seen.add(id);
      expect((await compared()).wrong).toEqual([]);
    }
    const { rates } = await compared();
    expect(rates).toBeGreaterThan(0);
    expect(seen.size).toBeGreaterThan((await online()).length);
  });

  it('end with whoever is sent away', async () => {
    const { id } = (await online({ sort: 'down', order: 'desc' })).find(({ simulated }) => simulated)!;
    await demo.call(clientKick, { id });
    await answerCommands(server.services, clock);
    expect((await online({ sort: 'down', order: 'desc' })).map((row) => row.id)).not.toContain(id);
    expect((await compared()).wrong).toEqual([]);
  });

  it('begin and end with what a gateway reports, and a report that comes late changes nothing', async () => {
    const { db } = server.services;
    const [{ gwid }] = (await online()) as [OnlineUser];
    const [row] = await db.query<{ account_id: string }>('SELECT account_id FROM device WHERE id = $1', [gwid]);
    const told = (uptime: number, macs: readonly string[], at: number) =>
      takeReport(
        db,
        { gwid, accountId: row!.account_id },
        { uptime, interfaces: [], clients: macs.map((mac) => ({ mac })) },
        at,
      );
    const ids = async () => (await online({ gwid, sort: 'up' })).map(({ mac }) => mac);
    clock += 60_000;
    const years = 100_000_000;
    await told(years, ['02:aa:00:00:00:01', '02:aa:00:00:00:02'], clock);
    expect(await ids()).toEqual(['02:AA:00:00:00:01', '02:AA:00:00:00:02']);
    clock += 60_000;
    await told(years + 60, ['02:aa:00:00:00:02'], clock);
    expect(await ids()).toEqual(['02:AA:00:00:00:02']);
    await told(years - 1000, ['02:aa:00:00:00:01', '02:aa:00:00:00:02'], clock + 1000);
    expect(await ids()).toEqual(['02:AA:00:00:00:02']);
    expect((await compared()).wrong).toEqual([]);
  });

  it('end where a gateway falls silent, or is given back', async () => {
    const { db } = server.services;
    await live(30);
    const before = (await compared()).rates;
    const [{ gwid }] = (await online({ sort: 'down', order: 'desc' })) as [OnlineUser];
    await demo.call(unbind, { gwids: [gwid] });
    expect((await online({ sort: 'down' })).map((one) => one.gwid)).not.toContain(gwid);
    const after = await compared();
    expect(after.wrong).toEqual([]);
    expect(after.rates).toBeLessThan(before);

    for (const end = clock + 120_000; clock < end;) await decideOffline(db, (clock += 15_000));
    expect(await compared()).toEqual({ wrong: [], rates: 0 });
    expect((await demo.call(onlineUsers, { sort: 'down' })).data).toMatchObject({ list: [], total: 0 });
  });
});
