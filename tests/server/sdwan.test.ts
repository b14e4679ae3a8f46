import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { unbind } from '../../src/api/contract/device';
import { logs } from '../../src/api/contract/log';
import {
  sdwanCandidates,
  sdwanCreate,
  sdwanDemo,
  sdwanDetail,
  sdwanHistory,
  sdwanNetworks,
  sdwanPackagesFree,
  sdwanTry,
  sdwanPause,
  sdwanRemove,
  sdwanSave,
} from '../../src/api/contract/sdwan';
import { sdwanDay, sdwanMoment } from '../../src/api/contract/sdwan-replay';
import { added, emptyDrawing, withBandwidth, type DrawnNode } from '../../src/domain/sdwan';
import { simulateNetworks } from '../../host/server/demo/sdwan/simulate';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { toNodes } from './drawn-nodes';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T06:00:00Z');
let reference: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  reference = await startReference({
    now: () => clock,
    fleets: smallPlans.map((plan) => ({ ...plan, gateways: 40, aps: 4, switches: 2, residents: 30, visitors: 10 })),
  });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());

const list = async (client = demo) => (await client.call(sdwanNetworks, {})).data;
const free = async (client = demo) =>
  (await client.call(sdwanCandidates, { state: 'free' })).data.list.map(({ gwid }) => gwid);
const onlineFree = async (count: number) => {
  const { list: all } = (await demo.call(sdwanCandidates, { state: 'free' })).data;
  return all.flatMap(({ gwid, status }) => (status === 'online' ? gwid : [])).slice(0, count);
};
const buy = async (tier = 'standard', quantity = 5, account = 'acc_demo') => {
  const id = `own_${Math.random().toString(36).slice(2)}`;
  await reference.services.db.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, starts_at, expires_at, created_at)
     VALUES ($1, $2, 'sdwan', $3, $4, $5, $6, $5)`,
    [id, account, tier, quantity, new Date(clock), new Date(clock + 86_400_000 * 30)],
  );
  return id;
};
/** Simulated gateways take over what they were told. */
const deliver = async () => {
  await deliverSettings(reference.services, clock);
  await answerCommands(reference.services, clock);
  await deliverSettings(reference.services, clock);
};
const drawn = (gwids: readonly string[]) => [...added(emptyDrawing(1), gwids).nodes];
const create = async (name: string, nodes: DrawnNode[], owned: string, client = demo, request_id = name) =>
  (await client.call(sdwanCreate, { request_id, name, topology: 1, nodes, owned })).data.id;

describe('networks', () => {
  it('are listed with what their members add up to', async () => {
    const { list: rows, total, counts } = await list();
    expect(total).toBe(rows.length);
    expect(counts.all).toBe(total);
    expect(counts.expired).toBe(1);
    for (const row of rows) {
      const { data } = await demo.call(sdwanDetail, { id: row.id });
      expect(data.member_list).toHaveLength(row.members);
      expect(data.member_list.filter(({ status }) => status === 'online')).toHaveLength(row.online);
      expect(data.link_list.length).toBeGreaterThanOrEqual(row.members - 1);
    }
    expect((await demo.call(sdwanNetworks, { state: 'expired' })).data.list.map(({ name }) => name)).toEqual([
      '展会临时组网',
    ]);
    expect((await demo.call(sdwanNetworks, { q: '双中心', topology: '2' })).data.total).toBe(1);
    expect((await demo.call(sdwanNetworks, { q: '双中心', topology: '1' })).data.total).toBe(0);
  });

  it('say what needs somebody, and are found by that', async () => {
    const { needs, list: all } = await list();
    const running = all.filter(({ state }) => state !== 'expired' && state !== 'paused');
    const networks = await Promise.all(running.map(async ({ id }) => (await demo.call(sdwanDetail, { id })).data));
    const away = networks.map(({ member_list }) =>
      member_list.filter(({ status, is_used }) => is_used && status !== 'online'),
    );
    expect(needs!.offline).toBe(away.flat().length);
    expect(needs!.ending).toBe(
      running.filter(({ expires_at }) => Date.parse(expires_at!) - clock < 7 * 86_400_000).length,
    );
    const found = async (need: 'offline' | 'ending') =>
      (await demo.call(sdwanNetworks, { need })).data.list.map(({ id }) => id).sort();
    expect(await found('offline')).toEqual(
      networks
        .filter((_, i) => away[i]!.length > 0)
        .map(({ id }) => id)
        .sort(),
    );
    expect(await found('ending')).toHaveLength(needs!.ending);
    expect((await agent.call(sdwanNetworks, { need: 'offline' })).data.total).toBe(0);
    // Links that lose, of the one network that has some.
    const { id, link_list } = networks[0]!;
    const measure = (loss: number, at: number) =>
      reference.services.db.query(
        `INSERT INTO sdwan_link (network_id, gwid, to_gwid, state, latency, loss, down, up, at) VALUES ($1, $2, $3, 'linked', 1, $4, 0, 0, $5)
         ON CONFLICT (network_id, gwid, to_gwid) DO UPDATE SET state = excluded.state, loss = excluded.loss, at = excluded.at`,
        [id, link_list[0]!.gwid, link_list[0]!.to, loss, new Date(at)],
      );
    await measure(50, clock);
    const lossy = (await demo.call(sdwanNetworks, { need: 'lossy', q: networks[0]!.name })).data;
    expect(lossy.list.map((row) => row.id)).toEqual([id]);
    await measure(0, clock);
    expect((await list()).needs!.lossy).toBe(lossy.needs!.lossy - 1);
    // What needs somebody is told of all, whatever is looked at.
    const beyond = (await demo.call(sdwanNetworks, { q: networks[0]!.name, page: 1000 })).data;
    expect(beyond).toMatchObject({ list: [], needs: { offline: needs!.offline } });
    expect(beyond.total).toBeGreaterThan(0);
  });

  it('are made on a package that nothing else uses, once', async () => {
    const owned = await buy();
    const gwids = (await free()).slice(0, 3);
    const nodes = drawn(gwids);
    const id = await create('新组网', nodes, owned);
    expect(await create('新组网', nodes, owned)).toBe(id);
    const { data } = await demo.call(sdwanDetail, { id });
    expect(data.member_list.map(({ gwid }) => gwid).sort()).toEqual([...gwids].sort());
    expect((await demo.call(sdwanPackagesFree, {})).data.list.map((one) => one.id)).not.toContain(owned);
    const again = await failureOf(create('另一个', drawn((await free()).slice(0, 2)), owned));
    expect(again.detail.errors?.owned).toEqual(['这个套餐已用于其他组网']);
    const taken = await failureOf(create('另一个', drawn(gwids), await buy()));
    expect(taken.detail.errors?.[gwids[0]!]).toEqual(['这台网关已加入其他组网']);
    const named = await failureOf(create('新组网', drawn((await free()).slice(0, 2)), await buy(), demo, 'other'));
    expect(named.detail.errors?.name).toEqual(['已有同名组网']);
  });

  it('are refused before anything is paid, where they would be after', async () => {
    const gwids = (await free()).slice(0, 2);
    const attempt = (name: string, ids: readonly string[]) => demo.call(sdwanTry, { name, gwids: [...ids] });
    await attempt('还没有的名字', gwids);
    const { list: rows } = await list();
    const named = await failureOf(attempt(rows[0]!.name, []));
    expect(named.detail.errors).toEqual({ name: ['已有同名组网'] });
    const { data } = await demo.call(sdwanDetail, { id: rows[0]!.id });
    const taken = data.member_list[0]!.gwid;
    expect((await failureOf(attempt('还没有的名字', [taken]))).detail.errors).toEqual({
      [taken]: ['这台网关已加入其他组网'],
    });
    await reference.services.db.query(
      `INSERT INTO sdwan_node (gwid, account_id, name, position, bandwidth, subnets, created_at)
       SELECT id, 'acc_demo', id, 1, 5, '{10.77.0.0/24}', now() FROM unnest($1::text[]) AS r(id)`,
      [gwids],
    );
    const shared = await failureOf(attempt('还没有的名字', gwids));
    expect(Object.keys(shared.detail.errors ?? {}).sort()).toEqual([...gwids].sort());
    await reference.services.db.query('DELETE FROM sdwan_node WHERE gwid = ANY($1::text[])', [gwids]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('refuse a gateway named %s like any that is none', async (gwid) => {
    const tried = await failureOf(demo.call(sdwanTry, { name: '还没有的名字', gwids: [gwid] }));
    expect(new Map(Object.entries(tried.detail.errors ?? {}))).toEqual(new Map([[gwid, ['没有找到这台网关']]]));
    const nodes = withBandwidth(added(emptyDrawing(1), [...(await free()).slice(0, 1), gwid]), gwid, 0).nodes;
    const wrong = await failureOf(create('还没有的名字', [...nodes], await buy()));
    expect(new Map(Object.entries(wrong.detail.errors ?? {}))).toEqual(new Map([[gwid, ['带宽必须大于 0']]]));
  });

  it('refuse what the package does not allow, at the member', async () => {
    const owned = await buy('basic', 2);
    const gwids = (await free()).slice(0, 3);
    expect((await failureOf(create('超限', drawn(gwids), owned))).detail.errors?.nodes).toEqual([
      '有 3 个成员，套餐最多 2 个',
    ]);
    const zero = withBandwidth(added(emptyDrawing(1), gwids.slice(0, 2)), gwids[1]!, 0);
    const error = await failureOf(create('超限', [...zero.nodes], owned));
    expect(error.detail.errors?.[gwids[1]!]).toEqual(['带宽必须大于 0']);
  });

  it("never touch another account's networks, packages or gateways", async () => {
    const mine = (await list()).list[0]!;
    const { data } = await demo.call(sdwanDetail, { id: mine.id });
    const nodes = toNodes(data);
    const calls = [
      () => agent.call(sdwanDetail, { id: mine.id }),
      () => agent.call(sdwanHistory, { id: mine.id, gwid: nodes[0]!.gwid }),
      () => agent.call(sdwanDay, { id: mine.id }),
      () => agent.call(sdwanMoment, { id: mine.id, at: new Date(clock).toISOString() }),
      () => agent.call(sdwanSave, { id: mine.id, rev: data.rev, name: 'x', topology: data.topology, nodes }),
      () => agent.call(sdwanPause, { id: mine.id, paused: true }),
      () => agent.call(sdwanRemove, { id: mine.id }),
    ];
    for (const call of calls) expect((await failureOf(call())).detail.status).toBe(404);
    const stolen = await failureOf(
      create('偷来的', drawn((await free()).slice(0, 2)), await buy('standard', 5, 'acc_agent'), agent),
    );
    expect(Object.values(stolen.detail.errors ?? {})[0]).toEqual(['没有找到这台网关']);
    const paid = await failureOf(create('偷来的', drawn((await free(agent)).slice(0, 2)), await buy(), agent));
    expect(paid.detail.errors?.owned).toEqual(['没有找到这个套餐']);
    expect((await demo.call(sdwanDetail, { id: mine.id })).data.rev).toBe(data.rev);
    expect((await list(agent)).list.map(({ id }) => id)).not.toContain(mine.id);
  });

  it('keep what is changed, tell the log from what to what, and let the gateways take it over', async () => {
    const id = await create('改名前', drawn((await free()).slice(0, 3)), await buy());
    const before = (await demo.call(sdwanDetail, { id })).data;
    expect(before.member_list.every(({ applied }) => !applied)).toBe(true);
    await deliver();
    clock += 20_000;
    const taken = (await demo.call(sdwanDetail, { id })).data;
    for (const { applied, status } of taken.member_list) expect(applied).toBe(status === 'online');
    const branch = taken.member_list.find(({ role }) => role === 'branch')!.gwid;
    const nodes = toNodes(taken).map((node) => (node.gwid === branch ? { ...node, widthband: 9 } : node));
    await demo.call(sdwanSave, { id, rev: 1, name: '改名后', topology: 1, nodes });
    const after = (await demo.call(sdwanDetail, { id })).data;
    expect([after.name, after.rev]).toEqual(['改名后', 2]);
    const changed = after.member_list.find(({ gwid }) => gwid === branch)!;
    expect([changed.widthband, changed.applied]).toEqual([9, false]);
    const line = (await demo.call(logs, { kind: 'action' })).data.list.find(({ text }) => text === '修改组网')!;
    expect(line.detail.before).toContain('改名前');
    expect(line.detail.before).toContain('2 Mbps');
    expect(line.detail.after).toContain('改名后');
    expect(line.detail.after).toContain('9 Mbps');
    const late = await failureOf(demo.call(sdwanSave, { id, rev: 1, name: '晚了', topology: 1, nodes }));
    expect(late.message).toBe('组网已被修改，请刷新后重试');
  });

  it('have live links, which rest while the network is paused', async () => {
    const id = await create('有链路', drawn((await free()).slice(0, 4)), await buy());
    await deliver();
    await simulateNetworks(reference.services.db, clock);
    const { data } = await demo.call(sdwanDetail, { id });
    const online = new Set(data.member_list.filter(({ status }) => status === 'online').map(({ gwid }) => gwid));
    for (const link of data.link_list) {
      const there = online.has(link.gwid) && online.has(link.to);
      expect(link.latency !== null).toBe(there);
      expect(link.state === 'unlinked').toBe(!there);
    }
    expect(data.link_list.some(({ latency }) => latency !== null)).toBe(true);
    // The list says where it is worst: who is away, or else one of these links.
    const worst = async () => (await demo.call(sdwanNetworks, { q: '有链路' })).data.list[0]!.worst!;
    const away = data.member_list.find(({ status }) => status !== 'online');
    const first = await worst();
    if (away) expect(first).toMatchObject({ to: null, state: 'unlinked' });
    else expect(data.link_list.map(({ latency }) => latency)).toContain(first.latency);
    const gone = data.member_list.find(({ role, status }) => role === 'branch' && status === 'online')!;
    const stand = (status: string) =>
      reference.services.db.query(`UPDATE device SET status = $2 WHERE id = $1`, [gone.gwid, status]);
    await stand('offline');
    expect(await worst()).toMatchObject({ to: null, state: 'unlinked', latency: null });
    await stand('online');
    const linked = data.link_list.find(({ latency }) => latency !== null)!;
    const { points } = (await demo.call(sdwanHistory, { id, gwid: linked.gwid })).data;
    // The network is younger than a sample; what it was like before it was made is nobody's to tell.
    expect(points).toEqual([]);
    clock += 12 * 60_000;
    await simulateNetworks(reference.services.db, clock);
    const later = (await demo.call(sdwanHistory, { id, gwid: linked.gwid })).data.points;
    expect(later.length).toBeGreaterThan(0);
    for (const { at } of later) expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(data.created_at));
    const [old] = (await demo.call(sdwanNetworks, { q: '华东组网' })).data.list;
    // Its past was counted as soon as it was there.
    expect(old!.hours!.length).toBeGreaterThanOrEqual(23);
    const { member_list: seeded } = (await demo.call(sdwanDetail, { id: old!.id })).data;
    const branch = seeded.find(({ role, status }) => role === 'branch' && status === 'online')!;
    expect((await demo.call(sdwanHistory, { id: old!.id, gwid: branch.gwid })).data.points).toHaveLength(288);
    // The day of the whole network, and what it was like in the worst quarter of an hour.
    const was = await reference.services.db.query<{ at: string }>(
      `UPDATE sdwan_link_sample SET loss = 2.5 WHERE network_id = $1 AND gwid = $2
       AND date_bin('15 minutes', at, 'epoch'::timestamptz) =
         (SELECT date_bin('15 minutes', max(at) - interval '6 hours', 'epoch'::timestamptz) FROM sdwan_link_sample WHERE network_id = $1)
       RETURNING at`,
      [old!.id, branch.gwid],
    );
    const { cells } = (await demo.call(sdwanDay, { id: old!.id })).data;
    expect([96, 97]).toContain(cells.length);
    const wrong = cells.find(
      ({ at }) => Date.parse(at) <= Date.parse(was[0]!.at) && Date.parse(was[0]!.at) < Date.parse(at) + 900_000,
    )!;
    expect(wrong).toMatchObject({ down: 0 });
    expect(wrong.poor).toBeGreaterThanOrEqual(was.length / 3);
    const then = (await demo.call(sdwanMoment, { id: old!.id, at: wrong.at })).data.link_list;
    expect(then.filter(({ latency }) => latency !== null)).toHaveLength(wrong.links);
    expect(then.find(({ gwid, backup }) => gwid === branch.gwid && !backup)).toMatchObject({
      loss: 2.5,
      state: 'linked',
    });
    await demo.call(sdwanPause, { id, paused: true });
    const paused = (await demo.call(sdwanDetail, { id })).data;
    expect(paused.state).toBe('paused');
    expect(paused.link_list.every(({ state }) => state === 'unlinked')).toBe(true);
    clock += 3 * 60_000;
    await demo.call(sdwanPause, { id, paused: false });
    const stale = (await demo.call(sdwanDetail, { id })).data;
    expect(stale.link_list.some(({ state }) => state === 'unknown')).toBe(true);
  });

  it('give gateways and package back when they are removed', async () => {
    const owned = await buy();
    const gwids = (await free()).slice(0, 2);
    const id = await create('要删除', drawn(gwids), owned);
    await demo.call(sdwanRemove, { id });
    expect((await failureOf(demo.call(sdwanDetail, { id }))).detail.status).toBe(404);
    expect(await free()).toEqual(expect.arrayContaining(gwids));
    expect((await demo.call(sdwanPackagesFree, {})).data.list.map((one) => one.id)).toContain(owned);
  });

  it('are not well when what members hang on is given back', async () => {
    const owned = await buy();
    const [hub, ...branches] = await onlineFree(3);
    const id = await create('没有中心', drawn([hub!, ...branches]), owned);
    const of = async () => (await list()).list.find((one) => one.id === id)!;
    expect(await of()).toMatchObject({ state: 'normal', members: 3, online: 3 });
    const { needs } = await list();
    await demo.call(unbind, { gwids: [hub!] });
    expect(await of()).toMatchObject({ state: 'partial', members: 2, online: 2, worst: { to: '', state: 'unlinked' } });
    expect(branches).toContain((await of()).worst!.gwid);
    expect((await list()).needs).toEqual({ ...needs, lossy: needs!.lossy + 2 });
    expect((await demo.call(sdwanNetworks, { need: 'lossy' })).data.list.map((one) => one.id)).toContain(id);
    expect((await demo.call(sdwanDetail, { id })).data.state).toBe('partial');
    await demo.call(sdwanRemove, { id });
  });
});

describe('the demonstration', () => {
  it.each(['1', '2', '3'] as const)('of topology %s fits its package and lives', async (topology) => {
    const first = (await demo.call(sdwanDemo, { topology })).data;
    expect(first.member_list).toHaveLength(9);
    expect(first.local).toBeLessThanOrEqual(first.limits!.local);
    expect(first.foreign).toBeLessThanOrEqual(first.limits!.foreign);
    expect(first.link_list.some(({ state }) => state === 'unlinked')).toBe(true);
    clock += 60_000;
    const later = (await agent.call(sdwanDemo, { topology })).data;
    expect(later.link_list).not.toEqual(first.link_list);
  });
});
