import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../src/api/client';
import { logs } from '../../src/api/contract/log';
import {
  sdwanAccountCreate,
  sdwanAccountExtend,
  sdwanAccountRemove,
  sdwanAccountReset,
  sdwanAccounts,
  sdwanAccountSave,
  sdwanAccountSwitch,
  sdwanEntries,
} from '../../src/api/contract/sdwan-account';
import { sdwanPause } from '../../src/api/contract/sdwan';
import {
  sdwanGroupAssign,
  sdwanGroupCreate,
  sdwanGroupMove,
  sdwanGroupRemove,
  sdwanGroups,
} from '../../src/api/contract/sdwan-group';
import * as passwords from '../../host/server/account/auth/passwords';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { followDialers } from '../../host/server/services/sdwan/account-serve';
import { simulateDialers } from '../../host/server/demo/sdwan/account-simulate';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { failureOf } from './failure';
import { overtaken } from './overtaken';
import { startReference, type Reference } from './reference';

const clock = Date.parse('2026-11-20T02:00:00Z');
const day = 86_400_000;
let reference: Reference;
let demo: Client;
let agent: Client;
/** A gateway that is a member of a network that runs, and its network. */
let gwid: string;
let network: string;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  const entry = (await demo.call(sdwanEntries, {})).data.find(({ running }) => running)!;
  ({ gwid, network_id: network } = entry);
  await reference.services.db.query(`UPDATE device SET status = 'online' WHERE id = $1`, [gwid]);
});
afterAll(() => reference.close());

let requests = 0;
const making = (username: string, more: object = {}) => ({
  request_id: `r-${++requests}`,
  department: null,
  gwid,
  down: 20,
  up: 5,
  sessions: 2,
  until: '2026-12-19',
  accounts: [{ line: 1, username, name: '李娜', password: 'Dial2026in' }],
  ...more,
});
const make = async (username: string, more: object = {}) =>
  (await demo.call(sdwanAccountCreate, making(username, more))).data.ids[0]!;
const all = async () => (await demo.call(sdwanAccounts, { per_page: 1000 })).data.list;
const one = async (id: string) => (await all()).find((row) => row.id === id)!;
const saving = async (id: string, more: object = {}) => {
  const { rev, name, department_id, down, up, sessions } = await one(id);
  return { id, rev, name, department: department_id, gwid, down, up, sessions, until: '2026-12-19', ...more };
};
/** What the gateway was told last. */
const told = async () => {
  const { db } = reference.services;
  await followDialers(db, clock);
  await deliverSettings(reference.services, clock);
  await answerCommands(reference.services, clock);
  await deliverSettings(reference.services, clock);
  const [order] = await db.query<{ params: Record<string, string> }>(
    `SELECT params FROM command WHERE kind = 'sdwan_account' AND gwid = $1 ORDER BY (params->>'rev')::int DESC LIMIT 1`,
    [gwid],
  );
  const accounts = JSON.parse(order!.params.accounts!) as { username: string; down: number; password_hash: string }[];
  return new Map(accounts.map((account) => [account.username, account]));
};
const lastLine = async () => (await demo.call(logs, { kind: 'action', per_page: 1 })).data.list[0]!;

describe('accounts that dial in', () => {
  it('are made once for each request, and their gateway lets them in', async () => {
    const request = making('li.na2');
    const [first, second] = await Promise.all([
      demo.call(sdwanAccountCreate, request),
      demo.call(sdwanAccountCreate, request),
    ]);
    expect(first.data.ids).toEqual(second.data.ids);
    const [id] = first.data.ids;
    expect(await one(id!)).toMatchObject({
      state: 'active',
      entry: 'running',
      delivery: 'pending',
      // The last day counts in full, in China.
      expires_at: '2026-12-19T16:00:00.000Z',
    });
    const account = (await told()).get('li.na2')!;
    expect(account).toMatchObject({ down: 20, sessions: 2 });
    expect(account.password_hash).toMatch(/^\$argon2id/);
    expect((await one(id!)).delivery).toBe('done');
    const lines = (await demo.call(logs, { kind: 'action', per_page: 10 })).data.list;
    expect(JSON.stringify(lines)).not.toMatch(/Dial2026in|argon2/);
    const made = lines.filter(({ text, detail }) => text === '新建 SD-WAN 账号' && detail.after);
    expect(made).toMatchObject([{ detail: { after: expect.stringContaining('账号：li.na2') } }]);
  });

  it('are made all or none, and each bad line is named', async () => {
    const accounts = [
      { line: 1, username: 'batch-01', name: '', password: 'Dial2026in' },
      { line: 4, username: 'LI.NA2', name: '', password: 'Dial2026in' },
    ];
    const errors = async (more: object) =>
      (await failureOf(demo.call(sdwanAccountCreate, making('x', more)))).detail.errors;
    expect(await errors({ accounts })).toEqual({ accounts: ['第 4 行“LI.NA2”：该账号已存在'] });
    expect((await all()).map(({ username }) => username)).not.toContain('batch-01');
    const with1 = (more: object) => ({ accounts: [accounts[0], { ...accounts[0], line: 2, ...more }] });
    expect(await errors(with1({}))).toEqual({ accounts: ['第 2 行“batch-01”：账号重复'] });
    expect((await errors(with1({ username: 'a b' })))?.accounts?.[0]).toContain('第 2 行“a b”：[账号]应为');
    expect((await errors(with1({ username: 'b02', password: 'weak' })))?.accounts?.[0]).toContain('[密码]应为');
    expect(await errors({ sessions: 21 })).toHaveProperty('sessions');
    expect(await errors({ down: -1 })).toHaveProperty('down');
    expect(await errors({ until: '2026-11-19' })).toHaveProperty('until');
    expect(await errors({ until: '2026-13-45' })).toHaveProperty('until');
    expect(await errors({ accounts: [] })).toHaveProperty('accounts');
  });

  it('cost nothing before it is known that they may be, however many they are', async () => {
    const hashes = vi.spyOn(passwords, 'hashPasswords');
    await failureOf(demo.call(sdwanAccountCreate, making('elsewhere', { gwid: 'nowhere' })));
    expect(hashes).not.toHaveBeenCalled();
    await make('hashed');
    expect(hashes).toHaveBeenCalledOnce();
    hashes.mockRestore();
  });

  it('come in through a member of a network only', async () => {
    const [free] = await reference.services.db.query<{ id: string }>(
      `SELECT id FROM device d WHERE account_id = 'acc_demo' AND kind = 'gateway'
         AND NOT EXISTS (SELECT 1 FROM sdwan_member m WHERE m.gwid = d.id) LIMIT 1`,
    );
    const refused = await failureOf(demo.call(sdwanAccountCreate, making('nowhere', { gwid: free!.id })));
    expect(refused.detail.errors).toEqual({ gwid: ['这台网关不在任何组网中'] });
  });

  it('are no more than one owner may have', async () => {
    const { db } = reference.services;
    await db.query(
      `INSERT INTO sdwan_account (id, account_id, request_id, username, name, password_hash, enabled, down, up, sessions, created_at)
       SELECT 'fill_' || i, 'acc_demo', 'fill', 'fill-' || i, '', '', false, 0, 0, 1, now() FROM generate_series(1, 4990) i`,
    );
    const accounts = Array.from({ length: 11 }, (_, i) => ({
      line: i + 1,
      username: `over-${i}`,
      name: '',
      password: 'Dial2026in',
    }));
    expect((await failureOf(demo.call(sdwanAccountCreate, making('', { accounts })))).message).toContain('最多 5000');
    await db.query(`DELETE FROM sdwan_account WHERE request_id = 'fill'`);
  });

  it('are changed by one at a time', async () => {
    const id = await make('two.at.once');
    const wish = await saving(id, { name: '甲', down: 50 });
    const changes = await Promise.allSettled([
      demo.call(sdwanAccountSave, wish),
      demo.call(sdwanAccountSave, { ...wish, name: '乙' }),
    ]);
    expect(changes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await failureOf(demo.call(sdwanAccountSave, wish))).message).toBe('账号已被修改，请刷新后重试');
    expect((await told()).get('two.at.once')).toMatchObject({ down: 50 });
    // A move into a department is a change, too.
    const stale = await saving(id);
    const department = (await demo.call(sdwanGroupCreate, { kind: 'department', name: '后勤' })).data.id;
    await demo.call(sdwanGroupAssign, { kind: 'department', ids: [id], group: department });
    expect((await failureOf(demo.call(sdwanAccountSave, stale))).message).toContain('已被修改');
    await demo.call(sdwanAccountSave, await saving(id, { down: 60 }));
    expect((await lastLine()).detail).toMatchObject({ before: expect.stringContaining('下行 50') });
  });

  it('are let in no more when switched off, removed or at their end, and anew with another password', async () => {
    const id = await make('comes.and.goes');
    const before = (await told()).get('comes.and.goes')!;
    await demo.call(sdwanAccountReset, { id, password: 'Other2026' });
    expect(JSON.stringify(await lastLine())).not.toContain('Other2026');
    expect((await told()).get('comes.and.goes')!.password_hash).not.toBe(before.password_hash);
    expect((await failureOf(demo.call(sdwanAccountReset, { id, password: 'short' }))).detail.errors).toHaveProperty(
      'password',
    );
    await demo.call(sdwanAccountSwitch, { ids: [id], enabled: false });
    expect((await lastLine()).detail).toMatchObject({ before: 'comes.and.goes：启用', after: 'comes.and.goes：停用' });
    expect((await told()).has('comes.and.goes')).toBe(false);
    await demo.call(sdwanAccountSwitch, { ids: [id], enabled: true });
    expect((await told()).has('comes.and.goes')).toBe(true);

    const { db } = reference.services;
    await db.query(`UPDATE sdwan_account SET expires_at = $2 WHERE id = $1`, [id, new Date(clock - day)]);
    expect((await one(id)).state).toBe('expired');
    expect((await told()).has('comes.and.goes')).toBe(false);
    // From now on, once for each request.
    const longer = { request_id: 'longer', ids: [id], days: 30 };
    await Promise.all([demo.call(sdwanAccountExtend, longer), demo.call(sdwanAccountExtend, longer)]);
    expect(Date.parse((await one(id)).expires_at!)).toBe(clock + 30 * day);
    expect((await told()).has('comes.and.goes')).toBe(true);

    await demo.call(sdwanAccountRemove, { ids: [id] });
    expect((await told()).has('comes.and.goes')).toBe(false);
  });

  it('keep the end that nobody touched to the minute, even one that has passed', async () => {
    const { db } = reference.services;
    const id = await make('old.hand');
    const ended = new Date(clock - 3 * day + 12_345);
    await db.query('UPDATE sdwan_account SET expires_at = $2 WHERE id = $1', [id, ended]);
    await demo.call(sdwanAccountSave, await saving(id, { name: '老王', until: '2026-11-17' }));
    expect(await one(id)).toMatchObject({ name: '老王', state: 'expired', expires_at: ended.toISOString() });
    const past = demo.call(sdwanAccountSave, await saving(id, { until: '2026-11-18' }));
    expect((await failureOf(past)).detail.errors).toHaveProperty('until');
    await demo.call(sdwanAccountSave, await saving(id, { until: null }));
    expect(await one(id)).toMatchObject({ state: 'active', expires_at: null });
  });

  it('are not extended beyond a hundred years, however often', async () => {
    const id = await make('for.ever');
    const extend = (n: number) => demo.call(sdwanAccountExtend, { request_id: `again ${n}`, ids: [id], days: 3_650 });
    for (let n = 0; n < 9; n++) await extend(n);
    expect((await failureOf(extend(9))).detail.errors).toHaveProperty('days');
  });

  it('without an end are not extended', async () => {
    const [ends, endless] = [await make('ends'), await make('endless', { until: null })];
    const { data } = await demo.call(sdwanAccountExtend, { request_id: 'more', ids: [ends, endless], days: 1 });
    expect(data.endless).toEqual([endless]);
    expect(await one(endless)).toMatchObject({ state: 'active', expires_at: null });
    expect((await one(ends)).expires_at).toBe('2026-12-20T16:00:00.000Z');
  });

  it('wait while their network is paused', async () => {
    await make('waits');
    expect((await told()).has('waits')).toBe(true);
    await demo.call(sdwanPause, { id: network, paused: true });
    expect((await told()).size).toBe(0);
    const { list } = (await demo.call(sdwanAccounts, { network, q: 'waits' })).data;
    expect(list).toMatchObject([{ entry: 'stopped', state: 'active' }]);
    await demo.call(sdwanPause, { id: network, paused: false });
    expect((await told()).has('waits')).toBe(true);
  });

  it('are dialled in no more often than they may, and not at all when kept out', async () => {
    const { db } = reference.services;
    const id = await make('simulated', { sessions: 1 });
    await told();
    await db.query('UPDATE sdwan_account SET online = 20 WHERE id = $1', [id]);
    await simulateDialers(db, clock);
    expect((await one(id)).online).toBeLessThanOrEqual(1);
    await db.query(`UPDATE sdwan_account SET online = 1 WHERE id = $1`, [id]);
    await db.query(`UPDATE sdwan_account SET enabled = false WHERE id = $1`, [id]);
    await simulateDialers(db, clock);
    expect((await one(id)).online).toBe(0);
  });
});

describe('the list of accounts', () => {
  it('narrows by state, department, network and name, and counts what it shows', async () => {
    const top = (await demo.call(sdwanGroupCreate, { kind: 'department', name: '研发中心' })).data.id;
    const below = (await demo.call(sdwanGroupCreate, { kind: 'department', name: '平台组', parent: top })).data.id;
    const id = await make('narrow.one', { department: below });
    const off = await make('narrow.two', { department: top });
    await demo.call(sdwanAccountSwitch, { ids: [off], enabled: false });
    const { data } = await demo.call(sdwanAccounts, { department: top });
    expect(data.counts).toEqual({ all: 2, active: 1, expiring: 0, expired: 0, off: 1 });
    const ids = async (input: object) => (await demo.call(sdwanAccounts, input)).data.list.map((row) => row.id);
    expect(await ids({ department: below })).toEqual([id]);
    expect(await ids({ department: top, state: 'off' })).toEqual([off]);
    expect(await ids({ department: 'none', q: 'narrow' })).toEqual([]);
    expect(await ids({ q: 'NARROW.ONE' })).toEqual([id]);
    expect(await ids({ q: '%' })).toEqual([]);
    expect(await ids({ q: 'narrow', sort: 'username', order: 'desc' })).toEqual([off, id]);
    expect(await ids({ network: 'net_of_nobody' })).toEqual([]);
    const tree = (await demo.call(sdwanGroups, { kind: 'department' })).data;
    expect(tree.find((one) => one.id === top)?.count).toBe(2);
  });

  it('tells of no password, not even of its hash', async () => {
    expect(JSON.stringify(await all())).not.toContain('argon2');
  });
});

describe('departments', () => {
  const kind = 'department' as const;
  it('go eight levels deep, and what is in a removed one goes where it is told', async () => {
    const path: string[] = [];
    for (let i = 1; i <= 8; i++) {
      const parent = path.at(-1);
      path.push((await demo.call(sdwanGroupCreate, { kind, name: `D${i}`, ...(parent && { parent }) })).data.id);
    }
    const ninth = demo.call(sdwanGroupCreate, { kind, name: 'D9', parent: path[7]! });
    expect((await failureOf(ninth)).message).toBe('部门最多 8 级');
    const circle = demo.call(sdwanGroupMove, { kind, id: path[0]!, parent: path[7]! });
    expect((await failureOf(circle)).message).toContain('下级');
    const id = await make('moves.along', { department: path[1]! });
    const refused = await failureOf(demo.call(sdwanGroupRemove, { kind, id: path[1]! }));
    expect(refused.message).toBe('“D2”内有 1 个下级部门、1 个账号，请先选择移到哪里');
    await demo.call(sdwanGroupRemove, { kind, id: path[1]!, to: path[0]! });
    expect(await one(id)).toMatchObject({ department_id: path[0], department_name: 'D1' });
  });
});

describe('a department that is removed while an account of it is changed', () => {
  it('is gone for the change, and neither waits for ever', async () => {
    const { db } = reference.services;
    const id = await make('in.between');
    const department = (await demo.call(sdwanGroupCreate, { kind: 'department', name: '撤销部' })).data.id;
    await demo.call(sdwanGroupAssign, { kind: 'department', ids: [id], group: department });
    const wish = await saving(id, { name: '迟到' });
    const late = await overtaken(
      db,
      async (sql) => {
        await sql.query('SELECT 1 FROM sdwan_group WHERE id = $1 FOR UPDATE', [department]);
        await sql.query('UPDATE sdwan_account SET department_id = NULL, rev = rev + 1 WHERE id = $1', [id]);
        await sql.query('DELETE FROM sdwan_group WHERE id = $1', [department]);
      },
      () => failureOf(demo.call(sdwanAccountSave, wish)),
    );
    expect(late.kind).toBe('notFound');
    expect(await one(id)).toMatchObject({ name: '李娜', department_id: null });
  });
});

describe('the accounts of another owner', () => {
  it('are not there, for reading and for writing', async () => {
    const id = await make('private');
    const mine = (await demo.call(sdwanGroupCreate, { kind: 'department', name: '机密部' })).data.id;
    const foreign = (await agent.call(sdwanEntries, {})).data;
    expect(foreign.map((entry) => entry.gwid)).not.toContain(gwid);
    expect((await agent.call(sdwanAccounts, {})).data).toMatchObject({ total: 0, counts: { all: 0 } });
    const own = { ...making('thief'), gwid: foreign[0]!.gwid };
    const attempts = [
      () =>
        agent.call(sdwanAccountSave, {
          id,
          rev: 1,
          name: '',
          department: null,
          gwid,
          down: 0,
          up: 0,
          sessions: 1,
          until: null,
        }),
      () => agent.call(sdwanAccountReset, { id, password: 'Stolen2026' }),
      () => agent.call(sdwanAccountSwitch, { ids: [id], enabled: false }),
      () => agent.call(sdwanAccountExtend, { request_id: 'x', ids: [id], days: 1 }),
      () => agent.call(sdwanAccountRemove, { ids: [id] }),
      () => agent.call(sdwanAccountCreate, making('thief')),
      () => agent.call(sdwanAccountCreate, { ...own, department: mine }),
    ];
    for (const attempt of attempts) expect((await failureOf(attempt())).kind).toBe('notFound');
    // The same name is free for everybody else.
    expect(
      (await agent.call(sdwanAccountCreate, { ...own, accounts: making('private').accounts })).data.ids,
    ).toHaveLength(1);
    expect((await agent.call(sdwanGroupAssign, { kind: 'department', ids: [id], group: null })).data.moved).toBe(0);
    expect(await one(id)).toMatchObject({ enabled: true });
  });
});
