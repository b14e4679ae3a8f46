import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as notice from '../../src/api/contract/alarm-notice';
import { silenceEnd, windowSave } from '../../src/api/contract/alarm-silence';
import { apTemplateOverride, apTemplateRemove, apTemplateSave } from '../../src/api/contract/ap-template';
import { boardRemove, boardSave } from '../../src/api/contract/board';
import { gateways, groups } from '../../src/api/contract/device';
import { groupAssign, groupCreate, groupMove, groupRemove, groupRename } from '../../src/api/contract/group';
import { strategyRemove, strategySave } from '../../src/api/contract/strategy';
import { passwordPlanRemove, passwordPlanSave } from '../../src/api/contract/wifi-password';
import { ApiError } from '../../src/api/error';
import { newTemplateRows } from '../../src/domain/ap-template';
import { planFor } from './password-plans';
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

  it('keeps a group that something acts on, and names what that is', async () => {
    const { db } = reference.services;
    const id = await create('被用');
    const refused = async () => (await failure(demo.call(groupRemove, { id }))).message;
    const mail = { type: 'mail' as const, name: '值班', target: 'ops@example.cn' };
    const { id: channel } = (await demo.call(notice.alarmChannelSave, mail)).data;
    await db.query('UPDATE alarm_channel SET confirmed_at = created_at WHERE id = $1', [channel]);
    const subscription = await demo.call(notice.alarmSubscriptionSave, {
      ...{ name: '东区值班', enabled: true, target: 'group', target_id: id, categories: [], zone: 'Asia/Shanghai' },
      ...{ matrix: { FATAL: [channel], MIDDLE: [], GENERAL: [] }, cleared: false, quiet: null, fatal_always: false },
    });
    expect(await refused()).toBe('分组仍在使用，请先修改或删除：告警订阅“东区值班”');
    await demo.call(notice.alarmSubscriptionRemove, { id: subscription.data.id });

    const window = { name: '东区割接', target: 'group' as const, target_id: id, zone: 'Asia/Shanghai' };
    const once = { from: '2026-11-21T00:00:00Z', to: '2026-11-21T02:00:00Z' };
    const planned = (await demo.call(windowSave, { ...window, once })).data;
    expect(await refused()).toContain('维护窗口“东区割接”');
    await demo.call(silenceEnd, { ids: [planned.id] });

    const strategy = await demo.call(strategySave, {
      ...{ name: '东区重启', action: 'reboot', kind: 'ap', target: 'group', target_ids: [id], repeat: 'weekly' },
      ...{ days: [5], skip_holidays: false, time: '20:30', wait_minutes: 30 },
    });
    const aim = { target: 'group' as const, target_ids: [id] };
    const rows = { ssid: { ...newTemplateRows('ssid').ssid!, security: 'open' } };
    const template = await demo.call(apTemplateSave, { kind: 'ssid', name: 'Ost', rows, ...aim });
    expect(await refused()).toBe('分组仍在使用，请先修改或删除：管控策略“东区重启”；无线模板“Ost”');
    await demo.call(strategyRemove, { ids: [strategy.data.id] });
    await demo.call(apTemplateRemove, { id: template.data.id });

    const other = await demo.call(apTemplateSave, { kind: 'ssid', name: 'West', rows, target: 'all', target_ids: [] });
    const own = { id: other.data.id, level: 'group' as const, subject: id };
    await demo.call(apTemplateOverride, { ...own, rows: { ssid: { hidden: true } } });
    expect(await refused()).toContain('无线模板“West”');
    await demo.call(apTemplateOverride, { ...own, rows: {} });

    const passwords = await demo.call(passwordPlanSave, planFor([], { ...aim, name: '东区密码' }));
    expect(await refused()).toContain('动态密码计划“东区密码”');
    await demo.call(passwordPlanRemove, { ids: [passwords.data.id] });

    const tiles = [{ id: 'a', kind: 'verdict' as const, x: 0, y: 0, w: 4, h: 4, settings: { group: id } }];
    const screens = [{ id: 's', name: '', seconds: 20, tiles }];
    const board = await demo.call(boardSave, {
      name: '东区看板',
      document: { theme: 'BLACK', turning: true, stays: true, screens },
    });
    expect(await refused()).toContain('看板“东区看板”');
    await demo.call(boardRemove, { ids: [board.data.id] });
    await demo.call(groupRemove, { id });
  });

  it('removes a group whose maintenance is over', async () => {
    const id = await create('已维护');
    const window = { name: '旧窗口', target: 'group' as const, target_id: id, zone: 'Asia/Shanghai' };
    const once = { from: '2026-11-20T06:30:00Z', to: '2026-11-20T07:00:00Z' };
    const { id: window_id } = (await demo.call(windowSave, { ...window, once })).data;
    await reference.services.db.query('UPDATE alarm_silence SET ends_at = $2 WHERE id = $1', [
      window_id,
      '2026-11-20T05:00:00Z',
    ]);
    await demo.call(groupRemove, { id });
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
