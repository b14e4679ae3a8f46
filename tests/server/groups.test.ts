import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { gateways, groups } from '../../src/api/contract/device';
import { groupAssign, groupCreate, groupMove, groupRemove, groupRename } from '../../src/api/contract/group';
import { ApiError } from '../../src/api/error';
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

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const create = async (name: string, parent?: string, client = demo) =>
  (await client.call(groupCreate, { name, ...(parent && { parent }) })).data.id;
const tree = async (client = demo) => (await client.call(groups, {})).data;

describe('the tree of groups', () => {
  it('grows at the end of the siblings, and counts what is in it', async () => {
    const top = await create('新区');
    const below = await create('一期', top);
    const [gateway] = (await demo.call(gateways, { per_page: 1 })).data.list;
    expect((await demo.call(groupAssign, { ids: [gateway!.id], group: below })).data.moved).toBe(1);
    const found = await tree();
    expect(found.slice(-2).map(({ id, parent_id, count }) => [id, parent_id, count])).toEqual([
      [top, null, 1],
      [below, top, 1],
    ]);
    expect((await demo.call(gateways, { group: top })).data.list.map((row) => row.id)).toEqual([gateway!.id]);
    expect((await demo.call(groupRemove, { id: below })).data.released).toBe(1);
    expect((await demo.call(gateways, { q: gateway!.gwid })).data.list[0]?.group_id).toBeNull();
  });

  it.each(['', '分组分组分组分', 'a b', '名称！'])('refuses the name %j', async (name) => {
    expect((await failure(demo.call(groupCreate, { name }))).detail.errors).toHaveProperty('name');
  });

  it('has no two siblings of one name', async () => {
    const id = await create('甲');
    const other = await create('乙');
    expect((await failure(demo.call(groupRename, { id: other, name: '甲' }))).detail.errors).toHaveProperty('name');
    await demo.call(groupRename, { id, name: '甲' });
    await demo.call(groupRename, { id: other, name: '丙' });
    expect((await tree()).map((one) => one.name)).toContain('丙');
  });

  it('never becomes a circle, nor deeper than five levels', async () => {
    const path = [await create('L1')];
    for (const name of ['L2', 'L3', 'L4', 'L5']) path.push(await create(name, path.at(-1)));
    expect((await failure(demo.call(groupCreate, { name: 'L6', parent: path[4]! }))).message).toContain('5 级');
    expect((await failure(demo.call(groupMove, { id: path[0]!, parent: path[2]! }))).message).toContain('下级');
    const two = await create('M1');
    await create('M2', two);
    expect((await failure(demo.call(groupMove, { id: two, parent: path[3]! }))).message).toContain('5 级');
    await demo.call(groupMove, { id: path[3]!, parent: null });
    expect((await tree()).find((one) => one.id === path[3])?.parent_id).toBeNull();
  });

  it('keeps a group that others are in', async () => {
    const top = await create('上级');
    await create('下级', top);
    expect((await failure(demo.call(groupRemove, { id: top }))).message).toContain('下级分组');
  });
});

describe('the groups of another account', () => {
  it('are not there', async () => {
    const id = await create('私有');
    const mine = await create('代理', undefined, agent);
    const [gateway] = (await demo.call(gateways, { per_page: 1 })).data.list;
    const attempts = [
      () => agent.call(groupRename, { id, name: '改' }),
      () => agent.call(groupMove, { id, parent: null }),
      () => agent.call(groupMove, { id: mine, parent: id }),
      () => agent.call(groupRemove, { id }),
      () => agent.call(groupCreate, { name: '内', parent: id }),
      () => agent.call(groupAssign, { ids: [gateway!.id], group: id }),
    ];
    for (const attempt of attempts) expect((await failure(attempt())).kind).toBe('notFound');
    expect((await agent.call(groupAssign, { ids: [gateway!.id], group: mine })).data.moved).toBe(0);
    expect((await tree(agent)).map((one) => one.id)).not.toContain(id);
  });

  it('are only changed by who is signed in', async () => {
    expect((await failure(reference.client.call(groupCreate, { name: '匿名' }))).kind).toBe('unauthorized');
  });
});
