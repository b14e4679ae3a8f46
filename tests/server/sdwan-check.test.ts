import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { logs } from '../../src/api/contract/log';
import { sdwanNetworks, sdwanRemove } from '../../src/api/contract/sdwan';
import { sdwanCheck, sdwanChecks, sdwanCheckStart } from '../../src/api/contract/sdwan-check';
import { examKeys, newRule } from '../../src/domain/sdwan';
import { beginFirstChecks, runChecks } from '../../host/server/services/sdwan/checks';
import { simulateNetworks } from '../../host/server/demo/sdwan/simulate';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T06:00:00Z');
let reference: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  reference = await startReference({
    now: () => clock,
    fleets: smallPlans.map((plan) => ({ ...plan, gateways: 40, aps: 4, switches: 2, residents: 10, visitors: 5 })),
  });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());

const query = <T extends object>(text: string, params: unknown[] = []) => reference.services.db.query<T>(text, params);
const networkOf = async (tier: string) =>
  (await demo.call(sdwanNetworks, {})).data.list.find(({ tier_name }) => tier_name === tier)!;
const steps = async (count: number) => {
  for (let i = 0; i < count; i++) {
    clock += 1000;
    await runChecks(reference.services.db, clock);
  }
};
const start = async (id: string, client = demo) => (await client.call(sdwanCheckStart, { id })).data;
const detail = async (id: string, client = demo) => (await client.call(sdwanCheck, { id })).data;

describe('a health check', () => {
  it('is made a check at a time, over what the store has, and written down', async () => {
    await simulateNetworks(reference.services.db, clock);
    const { id: network } = await networkOf('企业版');
    const { id, joined } = await start(network);
    expect(joined).toBe(false);
    await steps(3);
    expect(await detail(id)).toMatchObject({ state: 'running', made: 3, of: examKeys.length, score: null });
    await steps(examKeys.length);
    const done = await detail(id);
    expect(done).toMatchObject({ state: 'done', made: examKeys.length, previous: null });
    expect(done.items.map(({ key }) => key)).toEqual(examKeys);
    const known = done.items.filter(({ of }) => of > 0);
    const sum = (key: 'points' | 'most') => known.reduce((all, item) => all + item[key], 0);
    expect(done.score).toBe(Math.round((100 * sum('points')) / sum('most')));
    const { list } = (await demo.call(logs, { kind: 'action' })).data;
    expect(list[0]).toMatchObject({ text: '组网体检' });
  });

  it('finds what was made wrong, and is compared with the one before', async () => {
    const { id: network } = await networkOf('企业版');
    const [branch, other] = await query<{ gwid: string }>(
      `SELECT gwid FROM sdwan_member WHERE network_id = $1 AND role = 'branch' ORDER BY gwid LIMIT 2`,
      [network],
    );
    await query(`UPDATE device SET status = 'offline', status_since = $2 WHERE id = $1`, [
      branch!.gwid,
      new Date(clock - 7_200_000),
    ]);
    await query(`UPDATE device_interface SET address = '10.200.0.1/16', state = 'connected'
      WHERE role = 'lan' AND position = (SELECT min(position) FROM device_interface WHERE role = 'lan' AND device_id = ANY($1::text[]))
        AND device_id = ANY($1::text[])`, [[branch!.gwid, other!.gwid]]); // prettier-ignore
    const rules = [newRule('filter', 'r1'), { ...newRule('filter', 'r2'), action: 'deny' }];
    await query(
      `INSERT INTO sdwan_rules (network_id, kind, rev, rules, updated_at) VALUES ($1, 'filter', 1, $2::jsonb, now())`,
      [network, JSON.stringify(rules)],
    );
    const { id } = await start(network);
    await steps(examKeys.length);
    const run = await detail(id);
    const kinds = run.items.flatMap(({ findings }) => findings.map(({ kind, gwid }) => `${kind} ${gwid ?? ''}`));
    expect(kinds).toContain(`offline ${branch!.gwid}`);
    expect(kinds.some((kind) => kind.startsWith('overlap'))).toBe(true);
    expect(kinds).toContain('conflict ');
    expect(run.previous?.items).toHaveLength(examKeys.length);
    expect(run.score).toBeLessThan(run.previous!.score!);
    const { list, total } = (await demo.call(sdwanChecks, { network })).data;
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({ id, bad: expect.any(Number) as number });
  });

  it('looks at tunnels from branch to branch as well', async () => {
    const { id: network } = await networkOf('企业版');
    const links = async () => {
      const { id } = await start(network);
      await steps(examKeys.length);
      return (await detail(id)).items.find(({ key }) => key === 'links')!.of;
    };
    await query(
      `UPDATE device SET status = 'online' WHERE id IN (SELECT gwid FROM sdwan_member WHERE network_id = $1)`,
      [network],
    );
    const before = await links();
    await query('UPDATE sdwan_network SET mesh = true WHERE id = $1', [network]);
    expect(await links()).toBeGreaterThan(before);
    await query('UPDATE sdwan_network SET mesh = false WHERE id = $1', [network]);
  });

  it('is one for two who ask at once', async () => {
    const { id: network } = await networkOf('企业版');
    const both = await Promise.all([start(network), start(network), start(network)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect(both.filter(({ joined }) => !joined)).toHaveLength(1);
    await steps(examKeys.length);
    expect((await start(network)).joined).toBe(false);
    await steps(examKeys.length);
  });

  it('is brought on once by two servers at a time', async () => {
    const { id } = await start((await networkOf('企业版')).id);
    await Promise.all([runChecks(reference.services.db, clock), runChecks(reference.services.db, clock)]);
    const { items } = await detail(id);
    expect(items.map(({ key }) => key)).toEqual(examKeys.slice(0, items.length));
    await steps(examKeys.length);
  });

  it('is refused where the package has none', async () => {
    const error = await failureOf(start((await networkOf('基础版')).id));
    expect(error.message).toBe('套餐不含组网体检，请先升级');
  });

  it('is not there for another account: neither begun, nor seen, nor listed', async () => {
    const { id: network } = await networkOf('企业版');
    const { id } = (await demo.call(sdwanChecks, { network })).data.list[0]!;
    expect((await failureOf(start(network, agent))).detail.status).toBe(404);
    expect((await failureOf(detail(id, agent))).detail.status).toBe(404);
    expect((await agent.call(sdwanChecks, { network })).data.total).toBe(0);
    expect((await failureOf(start('nothing'))).detail.status).toBe(404);
  });

  it('has no score for a network without members', async () => {
    const { id: network } = await networkOf('企业版');
    const kept = await query<object>('SELECT * FROM sdwan_member WHERE network_id = $1', [network]);
    await query('DELETE FROM sdwan_member WHERE network_id = $1', [network]);
    const { id } = await start(network);
    await steps(examKeys.length);
    const run = await detail(id);
    expect(run).toMatchObject({ state: 'done', score: null });
    expect(run.items[0]!.findings[0]).toMatchObject({ kind: 'noMembers' });
    for (const row of kept) {
      await query('INSERT INTO sdwan_member SELECT * FROM jsonb_populate_record(NULL::sdwan_member, $1::jsonb)', [
        JSON.stringify(row),
      ]);
    }
  });

  it('keeps the last thirty runs of a network', async () => {
    const { id: network } = await networkOf('企业版');
    for (let i = 0; i < 32; i++) {
      clock += 1000;
      await start(network);
      await query(`UPDATE sdwan_check SET state = 'done' WHERE network_id = $1`, [network]);
    }
    expect((await demo.call(sdwanChecks, { network })).data.total).toBe(30);
  });

  it('begins by itself once for networks of the demonstration', async () => {
    await query('DELETE FROM sdwan_check');
    await beginFirstChecks(reference.services.db, clock);
    await beginFirstChecks(reference.services.db, clock);
    const { list } = (await demo.call(sdwanChecks, {})).data;
    expect(list.map(({ network_name }) => network_name).sort()).toEqual(['仓配组网', '华东组网', '酒店双中心'].sort());
  });

  it('fails when its network is removed, and stays in the list', async () => {
    const network = await networkOf('企业版');
    await query('DELETE FROM sdwan_check');
    const { id } = await start(network.id);
    await steps(2);
    await demo.call(sdwanRemove, { id: network.id });
    await steps(1);
    expect(await detail(id)).toMatchObject({ state: 'failed', network: null, network_name: network.name, made: 2 });
    expect((await demo.call(sdwanChecks, {})).data.list.map((one) => one.id)).toContain(id);
  });
});
