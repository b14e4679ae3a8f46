import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { logs } from '../../src/api/contract/log';
import { sdwanNetworks } from '../../src/api/contract/sdwan';
import {
  sdwanGroupAssign,
  sdwanGroupCreate,
  sdwanGroupMove,
  sdwanGroupRemove,
  sdwanGroupRename,
  sdwanGroups,
} from '../../src/api/contract/sdwan-group';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let reference: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  reference = await startReference({ now: () => Date.parse('2026-11-20T06:00:00Z') });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());

const kind = 'network' as const;
const create = async (name: string, parent?: string, client = demo) =>
  (await client.call(sdwanGroupCreate, { kind, name, ...(parent && { parent }) })).data.id;
const tree = async (client = demo) => (await client.call(sdwanGroups, { kind })).data;
const find = async (id: string) => (await tree()).find((one) => one.id === id);
const network = async (name: string, client = demo) =>
  (await client.call(sdwanNetworks, {})).data.list.find((row) => row.name === name)!;

describe('the groups of networks', () => {
  it('count what is in them and below, and narrow the list of networks', async () => {
    const list = await tree();
    expect(list.map(({ name, count }) => [name, count])).toEqual([
      ['自营', 2],
      ['门店', 1],
      ['酒店', 1],
      ['仓配', 1],
      ['Events-2026', 1],
    ]);
    const [own] = list;
    const { data } = await demo.call(sdwanNetworks, { group: own!.id });
    expect(data.list.map(({ name }) => name).sort()).toEqual(['华东组网', '酒店双中心']);
    expect([data.total, data.counts.all]).toEqual([2, 2]);
  });

  it('take networks in, and write down from where', async () => {
    const id = await create('华南');
    const { id: net } = await network('仓配组网');
    const moved = await demo.call(sdwanGroupAssign, { kind, ids: [net], group: id });
    expect(moved.data.moved).toBe(1);
    expect(await network('仓配组网')).toMatchObject({ group_id: id, group_name: '华南' });
    const [line] = (await demo.call(logs, { kind: 'action', per_page: 1 })).data.list;
    expect(line?.detail).toMatchObject({ before: '仓配组网 分组：仓配', after: '仓配组网 分组：华南' });
    // Who is there already does not move again.
    expect((await demo.call(sdwanGroupAssign, { kind, ids: [net], group: id })).data.moved).toBe(0);
  });

  it.each(['', '分组分组分组分', 'a b', '名称！'])('refuse the name %j', async (name) => {
    expect((await failureOf(demo.call(sdwanGroupCreate, { kind, name }))).detail.errors).toHaveProperty('name');
  });

  it('never become a circle, nor deeper than five levels, nor have two of one name', async () => {
    const path = [await create('L1')];
    for (const name of ['L2', 'L3', 'L4', 'L5']) path.push(await create(name, path.at(-1)));
    const refusal = async (id: string, parent: string) =>
      (await failureOf(demo.call(sdwanGroupMove, { kind, id, parent }))).message;
    expect(await refusal(path[0]!, path[2]!)).toContain('下级');
    expect(await refusal(path[0]!, path[0]!)).toContain('下级');
    expect((await failureOf(demo.call(sdwanGroupCreate, { kind, name: 'L6', parent: path[4]! }))).message).toBe(
      '分组最多 5 级',
    );
    const twin = await create('L2');
    expect(await refusal(twin, path[0]!)).toContain('同名');
    expect((await failureOf(demo.call(sdwanGroupRename, { kind, id: twin, name: 'L1' }))).detail.errors).toHaveProperty(
      'name',
    );
    // Both at once would be a circle: the second finds what the first one did.
    const [a, b] = [await create('甲'), await create('乙')];
    const moves = await Promise.allSettled([
      demo.call(sdwanGroupMove, { kind, id: a, parent: b }),
      demo.call(sdwanGroupMove, { kind, id: b, parent: a }),
    ]);
    expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('are only removed with what is in them when they are told where it goes', async () => {
    const top = await create('待删');
    const below = await create('下级', top);
    const target = await create('接收');
    const { id: net } = await network('展会临时组网');
    await demo.call(sdwanGroupAssign, { kind, ids: [net], group: top });
    const refused = await failureOf(demo.call(sdwanGroupRemove, { kind, id: top }));
    expect(refused.message).toBe('“待删”内有 1 个下级分组、1 个组网，请先选择移到哪里');
    const within = await failureOf(demo.call(sdwanGroupRemove, { kind, id: top, to: below }));
    expect(within.detail.errors).toHaveProperty('to');
    expect((await demo.call(sdwanGroupRemove, { kind, id: top, to: target })).data.released).toBe(1);
    expect(await find(top)).toBeUndefined();
    expect((await find(below))?.parent_id).toBe(target);
    expect((await network('展会临时组网')).group_id).toBe(target);
    // A null leads out of every group.
    await demo.call(sdwanGroupRemove, { kind, id: target, to: null });
    expect((await find(below))?.parent_id).toBeNull();
    expect((await network('展会临时组网')).group_id).toBeNull();
    // An empty one needs no target.
    expect((await demo.call(sdwanGroupRemove, { kind, id: below })).data.released).toBe(0);
  });

  it('stay whole when where their children go has one of the same name', async () => {
    const top = await create('旧区');
    await create('一部', top);
    const target = await create('新区');
    await create('一部', target);
    expect((await failureOf(demo.call(sdwanGroupRemove, { kind, id: top, to: target }))).message).toContain('同名');
    expect(await find(top)).toBeDefined();
  });
});

describe('the groups of another account', () => {
  it('are not there, and neither are departments among groups', async () => {
    const id = await create('私有');
    const mine = await create('代理', undefined, agent);
    const department = (await demo.call(sdwanGroupCreate, { kind: 'department', name: '销售部' })).data.id;
    const { id: net } = await network('华东组网');
    const attempts = [
      () => agent.call(sdwanGroupRename, { kind, id, name: '改' }),
      () => agent.call(sdwanGroupMove, { kind, id, parent: null }),
      () => agent.call(sdwanGroupMove, { kind, id: mine, parent: id }),
      () => agent.call(sdwanGroupRemove, { kind, id, to: null }),
      () => agent.call(sdwanGroupRemove, { kind, id: mine, to: id }),
      () => agent.call(sdwanGroupCreate, { kind, name: '内', parent: id }),
      () => agent.call(sdwanGroupAssign, { kind, ids: [net], group: id }),
      () => demo.call(sdwanGroupAssign, { kind, ids: [net], group: department }),
      () => demo.call(sdwanGroupRename, { kind, id: department, name: '改' }),
      () => demo.call(sdwanGroupMove, { kind, id, parent: department }),
    ];
    for (const attempt of attempts) expect((await failureOf(attempt())).kind).toBe('notFound');
    expect((await agent.call(sdwanGroupAssign, { kind, ids: [net], group: mine })).data.moved).toBe(0);
    expect((await tree(agent)).map((one) => one.id)).not.toContain(id);
    expect((await agent.call(sdwanNetworks, { group: id })).data.total).toBe(0);
    expect((await tree()).map((one) => one.id)).not.toContain(department);
  });
});
