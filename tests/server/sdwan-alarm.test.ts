import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { alarms } from '../../src/api/contract/alarm';
import { sdwanNetworks } from '../../src/api/contract/sdwan';
import { rulesOf } from '../../src/domain/alarm-rule';
import { tunnelConditions, watchTunnels } from '../../host/server/services/sdwan/alarm';
import { countHours } from '../../host/server/services/sdwan/hours';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { startReference, type Reference } from './reference';

const minute = 60_000;
const hour = 60 * minute;
let clock = Date.parse('2026-11-20T06:00:00Z');
let reference: Reference;
let demo: Client;
let gwids: string[];

beforeAll(async () => {
  reference = await startReference({
    now: () => clock,
    fleets: smallPlans.map((plan) => ({ ...plan, gateways: 12, aps: 1, switches: 1, residents: 5, visitors: 2 })),
  });
  demo = await reference.signIn();
  const { db } = reference.services;
  await db.query('DELETE FROM sdwan_network');
  const rows = await db.query<{ id: string }>(
    `UPDATE device SET status = 'online' WHERE id IN (SELECT id FROM device WHERE account_id = 'acc_demo'
       AND kind = 'gateway' ORDER BY id LIMIT 3) RETURNING id`,
  );
  gwids = rows.map(({ id }) => id).sort();
  await db.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, starts_at, expires_at, created_at)
     VALUES ('own_alarm', 'acc_demo', 'sdwan', 'standard', 5, $1, $2, $1)`,
    [new Date(clock), new Date(clock + 30 * 86_400_000)],
  );
  await db.query(
    `INSERT INTO sdwan_network (id, account_id, request_id, name, topology, owned_id, paused, rev, created_at, updated_at)
     VALUES ('net_alarm', 'acc_demo', 'net_alarm', '门店', 1, 'own_alarm', false, 1, $1, $1)`,
    [new Date(clock)],
  );
  await db.query(
    `INSERT INTO sdwan_member (network_id, account_id, gwid, role, pid, position, widthband, foreign_widthband, is_used,
       type, x, y)
     SELECT 'net_alarm', 'acc_demo', id, CASE WHEN id = $2 THEN 'main' ELSE 'branch' END,
       CASE WHEN id = $2 THEN '' ELSE $2 END, 1, 5, 0, true, 1, 0, 0 FROM unnest($1::text[]) AS r(id)`,
    [gwids, gwids[0]],
  );
});
afterAll(() => reference.close());

const measure = (latency: number, loss: number, state = 'linked') =>
  reference.services.db.query(
    `INSERT INTO sdwan_link (network_id, gwid, to_gwid, state, latency, loss, at)
     SELECT 'net_alarm', id, $2, $3, $4, $5, $6 FROM unnest($1::text[]) AS r(id)
     ON CONFLICT (network_id, gwid, to_gwid) DO UPDATE SET state = excluded.state, latency = excluded.latency,
       loss = excluded.loss, at = excluded.at`,
    [gwids.slice(1), gwids[0], state, latency, loss, new Date(clock)],
  );
/** Tunnels are looked at for so many minutes. */
async function live(minutes: number, latency: number, loss: number, state?: string): Promise<void> {
  for (let i = 0; i <= minutes; i++) {
    await measure(latency, loss, state);
    await watchTunnels(reference.services.db, clock);
    clock += minute;
  }
}
const open = async () =>
  (await demo.call(alarms, { per_page: 1000 })).data.list
    .filter(({ kind, state }) => kind.startsWith('tunnel_') && state !== 'cleared')
    .map(({ kind, gwid, level }) => `${kind} ${gwids.indexOf(gwid)} ${level}`)
    .sort();

it('tunnels that lose packets, are slow or are down raise alarms, which end when it is over', async () => {
  await live(4, 250, 4);
  expect(await open()).toEqual([]);
  await live(1, 250, 4);
  const lossy = ['tunnel_loss 1 MIDDLE', 'tunnel_loss 2 MIDDLE'];
  expect(await open()).toEqual([...lossy, 'tunnel_slow 1 GENERAL', 'tunnel_slow 2 GENERAL']);
  // Not yet as low as what ends it.
  await live(0, 180, 2);
  expect(await open()).toHaveLength(4);
  await live(0, 20, 0);
  expect(await open()).toEqual([]);

  await live(1, 20, 0, 'unlinked');
  expect(await open()).toEqual(['tunnel_down 1 FATAL', 'tunnel_down 2 FATAL']);
  await live(0, 20, 0);
  expect(await open()).toEqual([]);
});

it('a tunnel from branch to branch is watched like those to the centre', async () => {
  const { db } = reference.services;
  await db.query(`UPDATE sdwan_network SET mesh = true WHERE id = 'net_alarm'`);
  await db.query(
    `INSERT INTO sdwan_link (network_id, gwid, to_gwid, state, at) VALUES ('net_alarm', $1, $2, 'unlinked', $3)`,
    [gwids[1], gwids[2], new Date(clock + 2 * minute)],
  );
  await live(1, 20, 0);
  expect(await open()).toEqual(['tunnel_down 1 FATAL']);
  await db.query(`UPDATE sdwan_network SET mesh = false WHERE id = 'net_alarm'`);
  await live(0, 20, 0);
  expect(await open()).toEqual([]);
});

it('a gateway that is away is told once, however many tunnels lead to it', async () => {
  const { db } = reference.services;
  await db.query(`UPDATE device SET status = 'offline' WHERE id = $1`, [gwids[0]]);
  await live(1, 20, 0);
  expect(await open()).toEqual(['tunnel_down 0 FATAL']);
  const [alarm] = (await demo.call(alarms, { per_page: 1000 })).data.list.filter(({ kind }) => kind === 'tunnel_down');
  expect(alarm!.content).toBe('组网“门店”有 2 条隧道断开');
  await db.query(`UPDATE sdwan_network SET paused = true WHERE id = 'net_alarm'`);
  await live(0, 20, 0);
  expect(await open()).toEqual([]);
});

it('how a network was is counted by the hour, and what was not counted for a while is caught up', async () => {
  const { db } = reference.services;
  const network = async () =>
    (await demo.call(sdwanNetworks, { q: '门店' })).data.list.find(({ id }) => id === 'net_alarm')!;
  const whole = Math.floor(clock / hour) * hour;
  const sample = (at: number, latency: number, to = gwids[0]!, of = gwids[1]!) =>
    db.query(
      `INSERT INTO sdwan_link_sample (network_id, gwid, to_gwid, at, latency, loss, down, up)
       VALUES ('net_alarm', $1, $2, $3, $4, 1.5, 100, 20)`,
      [of, to, new Date(at), latency],
    );
  await sample(whole - 20 * hour, 80);
  await sample(whole, 10);
  await sample(whole, 40, gwids[0]!, gwids[2]!);
  await sample(whole + 5 * minute, 12);
  expect((await network()).hours).toEqual([]);
  await countHours(db, clock);
  const at = (ms: number) => new Date(ms).toISOString();
  expect((await network()).hours).toEqual([
    { at: at(whole - 20 * hour), median: 80, worst: 80, loss: 1.5, bits: 120 },
    { at: at(whole), median: 12, worst: 40, loss: 1.5, bits: 180 },
  ]);
  await sample(whole + 10 * minute, 90);
  await countHours(db, clock);
  expect((await network()).hours!.at(-1)).toMatchObject({ median: 26, worst: 90 });
  await countHours(db, clock + 30 * hour);
  expect(await db.query(`SELECT 1 FROM sdwan_hour WHERE network_id = 'net_alarm'`)).toEqual([]);
  // The centre first, then who is away.
  await db.query(`UPDATE device SET status = CASE WHEN id = $1 THEN 'offline' ELSE 'online' END WHERE id = ANY($2)`, [
    gwids[2],
    gwids,
  ]);
  expect((await network()).picture).toEqual([
    { role: 'main', up: -1, online: true },
    { role: 'branch', up: 0, online: false },
    { role: 'branch', up: 0, online: true },
  ]);
});

it('a kind that is switched off says nothing', () => {
  const networks = [{ network: '门店', down: 2, loss: { value: 9, to: '总部' }, latency: undefined }];
  const said = (rules: Parameters<typeof rulesOf>[0]) =>
    tunnelConditions({ networks }, rulesOf(rules)).map((one) => one.content);
  expect(said({})).toEqual(['组网“门店”有 2 条隧道断开', '组网“门店”到 总部 丢包率高于 3%']);
  expect(
    said({ tunnel_down: { enabled: false }, tunnel_loss: { enabled: true, threshold: 10, clear: 1, hold: 5 } }),
  ).toEqual([]);
});
