import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { unbind } from '../../src/api/contract/device';
import { sdwanCandidates, sdwanCreate, sdwanDetail, sdwanRemove, sdwanSave } from '../../src/api/contract/sdwan';
import { sdwanAccountCreate, sdwanAccounts } from '../../src/api/contract/sdwan-account';
import { sdwanRules, sdwanRulesSave } from '../../src/api/contract/sdwan-rule';
import {
  added,
  emptyDrawing,
  newRule,
  removed,
  replaced,
  withBandwidth,
  type Drawing,
  type DrawnNode,
} from '../../src/domain/sdwan';
import { dialerDocument } from '../../host/server/services/sdwan/account-document';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { toNodes } from './drawn-nodes';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

const clock = Date.parse('2026-11-20T06:00:00Z');
let reference: Reference;
let demo: Client;

beforeAll(async () => {
  reference = await startReference({
    now: () => clock,
    fleets: smallPlans.map((plan) => ({ ...plan, gateways: 40, aps: 4, switches: 2, residents: 30, visitors: 10 })),
  });
  demo = await reference.signIn();
});
afterAll(() => reference.close());

const onlineFree = async (count: number) => {
  const { list } = (await demo.call(sdwanCandidates, { state: 'free' })).data;
  return list.flatMap(({ gwid, status }) => (status === 'online' ? gwid : [])).slice(0, count);
};
const buy = async () => {
  const id = `own_${Math.random().toString(36).slice(2)}`;
  await reference.services.db.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, starts_at, expires_at, created_at)
     VALUES ($1, 'acc_demo', 'sdwan', 'standard', 5, $2, $3, $2)`,
    [id, new Date(clock), new Date(clock + 86_400_000 * 30)],
  );
  return id;
};
/** What was bought has ended. */
const end = (owned: string) =>
  reference.services.db.query('UPDATE service_owned SET expires_at = $2 WHERE id = $1', [owned, new Date(clock - 1)]);
const drawn = (gwids: readonly string[]) => [...added(emptyDrawing(1), gwids).nodes];
const create = async (name: string, nodes: DrawnNode[], owned: string) =>
  (await demo.call(sdwanCreate, { request_id: name, name, topology: 1, nodes, owned })).data.id;
/** Saves what becomes of the drawing, under the same name. */
const save = async (id: string, edit: (drawing: Drawing) => Drawing) => {
  const { rev, name, topology, member_list } = (await demo.call(sdwanDetail, { id })).data;
  const { nodes } = edit({ topology, nodes: toNodes({ member_list }) });
  return demo.call(sdwanSave, { id, rev, name, topology, nodes: [...nodes] });
};

describe('networks', () => {
  it('are well while a member that rests is offline, but not while one that is used is', async () => {
    const [hub, rests, other] = await onlineFree(3);
    const nodes = drawn([hub!, rests!, other!]).map((node) => ({ ...node, is_used: node.gwid !== rests }));
    const id = await create('有停用成员', nodes, await buy());
    const turn = (gwid: string, status: string) =>
      reference.services.db.query('UPDATE device SET status = $2 WHERE id = $1', [gwid, status]);
    const state = async () => (await demo.call(sdwanDetail, { id })).data.state;
    await turn(rests!, 'offline');
    expect(await state()).toBe('normal');
    await turn(other!, 'offline');
    expect(await state()).toBe('partial');
    for (const gwid of [rests!, other!]) await turn(gwid, 'online');
    await demo.call(sdwanRemove, { id });
  });

  it('are renamed, their drawing left as it is, though that may be wrong', async () => {
    const [hub, ...branches] = await onlineFree(3);
    const id = await create('中心要归还', drawn([hub!, ...branches]), await buy());
    await demo.call(unbind, { gwids: [hub!] });
    const before = (await demo.call(sdwanDetail, { id })).data;
    await demo.call(sdwanSave, { id, rev: before.rev, name: '等新中心' });
    const after = (await demo.call(sdwanDetail, { id })).data;
    expect(after).toMatchObject({ name: '等新中心', rev: before.rev + 1, state: 'partial' });
    expect(after.member_list).toEqual(before.member_list);
    const drawing = { topology: before.topology, nodes: toNodes(before) };
    const drawnAnew = await failureOf(demo.call(sdwanSave, { id, rev: after.rev, name: '等新中心', ...drawing }));
    expect(drawnAnew.detail.errors).toHaveProperty('nodes');
    await demo.call(sdwanRemove, { id });
  });

  it('have rules, address and accounts of a member follow to the gateway that takes its place in the drawing', async () => {
    const { db } = reference.services;
    const [hub, old, next, other] = await onlineFree(4);
    const id = await create('要换网关', drawn([hub!, old!]), await buy());
    const kinds = ['link', 'app'] as const;
    const rules = async () =>
      Promise.all(
        kinds.map(async (kind) =>
          (await demo.call(sdwanRules, { id, kind })).data.list.map(({ from, to }) => [from, to]),
        ),
      );
    const named = { name: '到老网关', from: hub!, to: old! };
    await demo.call(sdwanRulesSave, { id, kind: 'link', rev: 0, list: [{ ...newRule('link', 'a'), ...named }] });
    const app = { ...newRule('app', 'b'), name: '应用', to: old!, target_ips: '192.168.1.10', ports: '80' };
    await demo.call(sdwanRulesSave, { id, kind: 'app', rev: 0, list: [app] });
    const hostOf = async (gwid: string) =>
      (await db.query<{ host: number }>('SELECT host FROM sdwan_member WHERE gwid = $1', [gwid]))[0]?.host;
    const host = await hostOf(old!);
    const terms = { department: null, gwid: old!, down: 20, up: 5, sessions: 1, until: null };
    const accounts = [{ line: 1, username: 'follows.it', name: '李娜', password: 'Dial2026in' }];
    await demo.call(sdwanAccountCreate, { request_id: 'dials', ...terms, accounts });
    const entry = async () => (await demo.call(sdwanAccounts, { q: 'follows.it' })).data.list.map(({ gwid }) => gwid);
    expect(await entry()).toEqual([old]);
    const told = async (gwid: string) => (await dialerDocument(db, gwid, clock)).accounts?.includes('follows.it');
    const asked = async () =>
      (
        await db.query<{ gwid: string }>(
          `SELECT gateway_id AS gwid FROM gateway_delivery WHERE kind = 'sdwan_account' AND gateway_id = ANY($1) ORDER BY gateway_id`,
          [[old, next]],
        )
      ).map(({ gwid }) => gwid);
    await save(id, (all) => replaced(replaced(all, old!, other!), other!, next!));
    expect(await rules()).toEqual([[[hub, next]], [['', next]]]);
    expect(await hostOf(next!)).toBe(host);
    expect(await entry()).toEqual([next]);
    expect([await told(old!), await told(next!)]).toEqual([false, true]);
    expect(await asked()).toEqual([old, next].sort());
    // Who is only added and taken out has nothing to do with each other.
    await save(id, (all) => removed(added(all, [other!]), next!));
    expect(await rules()).toEqual([[[hub, next]], [['', next]]]);
    await demo.call(sdwanRemove, { id });
  });

  it('are renamed and made smaller on a package that has ended, but not larger', async () => {
    const gwids = await onlineFree(4);
    const owned = await buy();
    const id = await create('要缩减', drawn(gwids.slice(0, 3)), owned);
    await end(owned);
    const over = '套餐已到期，请续费后再修改';
    expect((await failureOf(save(id, (all) => added(all, [gwids[3]!])))).message).toBe(over);
    expect((await failureOf(save(id, (all) => withBandwidth(all, gwids[1]!, 50)))).message).toBe(over);
    await save(id, (all) => removed(all, gwids[2]!));
    const { rev } = (await demo.call(sdwanDetail, { id })).data;
    await demo.call(sdwanSave, { id, rev, name: '缩减了' });
    expect((await demo.call(sdwanDetail, { id })).data).toMatchObject({ name: '缩减了', members: 2, state: 'expired' });
    const other = await buy();
    await end(other);
    expect((await failureOf(create('新的', drawn(gwids.slice(2)), other))).message).toBe(over);
    await demo.call(sdwanRemove, { id });
  });
});
