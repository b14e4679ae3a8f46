import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import {
  backupCompare,
  backupCreate,
  backupDownload,
  backupRemove,
  backupRestore,
  backups,
} from '../../src/api/contract/backup';
import { bind, gateway, gateways, unbind } from '../../src/api/contract/device';
import { cameras } from '../../src/api/contract/equipment';
import { keptGateways, keptRestore } from '../../src/api/contract/kept';
import { orderCreate, orderPay, ownedList } from '../../src/api/contract/service';
import { housekeeping } from '../../host/server/jobs/housekeeping';
import { fingerprint } from '../../host/server/kit/secrets';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

const day = 86_400_000;
const begin = Date.parse('2026-11-20T02:00:00Z');
let clock = begin;
let server: Reference;
let demo: Client;
let agent: Client;
const key = 'NP-TESTTESTTEST';

const signIn = async () => {
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
};
beforeAll(async () => {
  server = await startReference({ now: () => clock });
  await signIn();
  await server.services.db.query('UPDATE device_identity SET key_hash = $1', [fingerprint(key)]);
});
afterAll(() => server.close());

const firstOf = async () => (await demo.call(gateways, { per_page: 50 })).data.list;
const buy = async (client: Client, gwid: string) => {
  const order = { request_id: crypto.randomUUID(), service: 'camera', tier: 'basic', gwid };
  const { data } = await client.call(orderCreate, order);
  return (await client.call(orderPay, { id: data.id })).data.owned!;
};
const gatewayOf = async (client: Client, id: string) =>
  (await client.call(ownedList, { per_page: 1000 })).data.list.find((one) => one.id === id)!.gwid;
const behind = async (gwid: string) =>
  (await server.services.db.query<{ n: number }>('SELECT count(*) AS n FROM device WHERE gateway_id = $1', [gwid]))[0]!
    .n;

describe('a gateway that is given back', () => {
  it('can be taken again for 30 days: name, devices below, versions, backups and what was paid for', async () => {
    const { id: gwid, remark } = (await firstOf())[0]!;
    await demo.call(backupCreate, { ids: [gwid], note: '留着' });
    const owned = await buy(demo, gwid);
    const before = [(await demo.call(backups, { device: gwid })).data.total, await behind(gwid)];
    await demo.call(unbind, { gwids: [gwid] });
    expect(await behind(gwid)).toBe(0);
    const { list } = (await demo.call(keptGateways, {})).data;
    expect(list).toMatchObject([{ gwid, remark, simulated: true, backups: expect.any(Number) as number }]);
    expect((await agent.call(keptGateways, {})).data.list).toEqual([]);
    expect((await failureOf(agent.call(keptRestore, { gwid }))).message).toContain('没有保留');
    await demo.call(keptRestore, { gwid });
    expect((await demo.call(gateway, { gwid })).data.remark).toBe(remark);
    expect([(await demo.call(backups, { device: gwid })).data.total, await behind(gwid)]).toEqual(before);
    expect(await gatewayOf(demo, owned)).toBe(gwid);
    expect((await demo.call(keptGateways, {})).data.list).toEqual([]);
    expect((await failureOf(demo.call(keptRestore, { gwid }))).message).toContain('已在你的账号下');
  });

  it('has its coupons and text messages again, which were paid for', async () => {
    const { db } = server.services;
    const { id: gwid } = (await firstOf())[4]!;
    const scope = [gwid, new Date(clock).toISOString()];
    await db.query(
      `INSERT INTO sms_balance (gateway_id, account_id, balance) VALUES ($1, 'acc_demo', 77)
       ON CONFLICT (gateway_id) DO UPDATE SET balance = 77`,
      [gwid],
    );
    await db.query(
      `WITH batch AS (
         INSERT INTO guest_batch (id, account_id, gateway_id, name, minutes, devices, count, author, created_at)
         VALUES ('batch_kept', 'acc_demo', $1, '会议', 60, 1, 1, '', $2) RETURNING id, gateway_id, account_id)
       INSERT INTO guest_coupon (gateway_id, code, account_id, batch_id, position)
       SELECT gateway_id, 'KEPT-1', account_id, id, 0 FROM batch`,
      scope,
    );
    await demo.call(unbind, { gwids: [gwid] });
    await demo.call(keptRestore, { gwid });
    expect(await db.query('SELECT balance FROM sms_balance WHERE gateway_id = $1', [gwid])).toEqual([{ balance: 77 }]);
    expect(await db.query(`SELECT code FROM guest_coupon WHERE batch_id = 'batch_kept'`)).toEqual([{ code: 'KEPT-1' }]);
  });

  it('leaves the network log behind: whose terminal was there, and when', async () => {
    const { db } = server.services;
    const [client] = await db.query<{ id: string; mac: string; hostname: string; gwid: string; remark: string }>(
      `SELECT c.id, c.mac, c.hostname, c.gateway_id AS gwid, g.remark FROM client c JOIN device g ON g.id = c.gateway_id
       WHERE c.account_id = 'acc_demo' LIMIT 1`,
    );
    const { id, mac, hostname, gwid, remark } = client!;
    const at = (hours: number) => new Date(clock + hours * 3_600_000).toISOString();
    await db.query(
      `INSERT INTO client_session (id, account_id, client_id, gateway_id, start_at, end_at, bytes_down, simulated)
       VALUES ('over', 'acc_demo', $1, $2, $3, $4, 5, false), ('open', 'acc_demo', $1, $2, $4, NULL, 0, false)`,
      [id, gwid, at(-2), at(-1)],
    );
    await demo.call(unbind, { gwids: [gwid] });
    expect(await db.query('SELECT id FROM client_session WHERE gateway_id = $1', [gwid])).toEqual([]);
    const kept = await db.query(
      `SELECT account_id, mac, hostname, gateway_remark, start_at, end_at FROM past_stay
       WHERE gateway_id = $1 AND NOT simulated ORDER BY start_at`,
      [gwid],
    );
    const stay = { account_id: 'acc_demo', mac, hostname, gateway_remark: remark };
    expect(kept).toEqual([
      { ...stay, start_at: at(-2), end_at: at(-1) },
      { ...stay, start_at: at(-1), end_at: at(0) },
    ]);
  });

  it('has its cameras with their plans again', async () => {
    const gwid = (await firstOf())[0]!.id;
    const { db } = server.services;
    await db.query(
      `INSERT INTO camera (id, account_id, gateway_id, client_id, name, model, mac, record, days, simulated)
       VALUES ('cam_kept', 'acc_demo', $1, '', '大门', 'IPC', '02:00:5e:00:53:99', 'always', 5, true)`,
      [gwid],
    );
    const read = async () => (await demo.call(cameras, { id: 'cam_kept' })).data.list;
    const before = await read();
    expect(before).toMatchObject([{ gwid, name: '大门', record: 'always', days: 5 }]);
    await demo.call(unbind, { gwids: [gwid] });
    expect(await read()).toEqual([]);
    await demo.call(keptRestore, { gwid });
    expect(await read()).toEqual(before);
  });

  it('comes back whole with its key as well', async () => {
    const { id: gwid, remark } = (await firstOf())[1]!;
    const before = await behind(gwid);
    await demo.call(unbind, { gwids: [gwid] });
    await demo.call(bind, { gwid, key });
    expect((await demo.call(gateway, { gwid })).data.remark).toBe(remark);
    expect(await behind(gwid)).toBe(before);
  });

  it('is not taken again once it was revoked', async () => {
    const { id: gwid } = (await firstOf())[1]!;
    await demo.call(unbind, { gwids: [gwid] });
    const revoke = (at: Date | null) =>
      server.services.db.query('UPDATE device_identity SET revoked_at = $2 WHERE gwid = $1', [gwid, at]);
    await revoke(new Date(clock));
    const kept = (await demo.call(keptGateways, {})).data.list.map((one) => one.gwid);
    expect(kept).not.toContain(gwid);
    expect((await failureOf(demo.call(keptRestore, { gwid }))).message).toContain('没有保留');
    await revoke(null);
    await demo.call(keptRestore, { gwid });
  });

  it('is kept no longer than that', async () => {
    const { id: gwid } = (await firstOf())[2]!;
    await demo.call(unbind, { gwids: [gwid] });
    clock = begin + 30 * day + 1;
    await signIn();
    expect((await demo.call(keptGateways, {})).data.list).toEqual([]);
    expect((await failureOf(demo.call(keptRestore, { gwid }))).message).toContain('没有保留');
    await housekeeping.run(server.services);
    expect(await server.services.db.query('SELECT gwid FROM kept_gateway')).toEqual([]);
  });

  it('has nothing of its old owner for the next one, who may buy the same', async () => {
    const { id: gwid } = (await firstOf())[3]!;
    const old = await buy(demo, gwid);
    await demo.call(backupCreate, { ids: [gwid] });
    await demo.call(unbind, { gwids: [gwid] });
    await agent.call(bind, { gwid, key, remark: '二手' });
    const rows = await server.services.db.query('SELECT id FROM service_owned WHERE gateway_id = $1', [gwid]);
    expect(rows).toEqual([]);
    expect(await gatewayOf(demo, old)).toBeNull();
    expect((await agent.call(backups, { device: gwid })).data.total).toBe(0);
    expect(await gatewayOf(agent, await buy(agent, gwid))).toBe(gwid);
    expect((await demo.call(keptGateways, {})).data.list).toEqual([]);
    expect((await failureOf(demo.call(keptRestore, { gwid }))).message).toContain('其他账号');
  });
});

it('a backup is restored to another device of the kind, whose name is asked for', async () => {
  const [from, to] = (await firstOf()).filter(({ status }) => status === 'online').slice(-2);
  await demo.call(backupCreate, { ids: [from!.id], note: '换机' });
  const [backup] = (await demo.call(backups, { device: from!.id })).data.list;
  const wrong = { id: backup!.id, to: to!.id, name: from!.remark };
  expect((await failureOf(demo.call(backupRestore, wrong))).detail.errors).toHaveProperty('name');
  await demo.call(backupRestore, { ...wrong, name: to!.remark });
  const [saved] = (await demo.call(backups, { device: to!.id })).data.list;
  expect(saved).toMatchObject({ origin: 'before' });
  const [wall] = await server.services.db.query<{ id: string; remark: string }>(
    `SELECT id, remark FROM device WHERE account_id = 'acc_demo' AND kind = 'ap' LIMIT 1`,
  );
  const other = { id: backup!.id, to: wall!.id, name: wall!.remark };
  expect((await failureOf(demo.call(backupRestore, other))).detail.errors).toHaveProperty('to');
});

it('backups of a gateway that was given back are kept as long as it is, for another device of the kind', async () => {
  await signIn();
  const [from, to] = (await firstOf()).filter(({ status }) => status === 'online').slice(-4);
  await demo.call(backupCreate, { ids: [from!.id], note: '寿终' });
  await demo.call(backupCreate, { ids: [from!.id], note: '寿终' });
  const kept = async (client: Client) => (await client.call(backups, { q: '寿终' })).data.list;
  const bound = await kept(demo);
  await demo.call(unbind, { gwids: [from!.id] });
  const until = new Date(clock + 30 * day).toISOString();
  expect(await kept(demo)).toEqual(bound.map((one) => ({ ...one, same: false, kept_until: until })));
  expect((await demo.call(backups, { device: from!.id })).data.total).toBeGreaterThanOrEqual(2);
  expect(await kept(agent)).toEqual([]);
  const [id, second] = bound.map((one) => one.id) as [string, string];
  expect(JSON.parse(await (await demo.call(backupDownload, { id })).text())).toMatchObject({ device: from!.id });
  expect((await failureOf(agent.call(backupDownload, { id }))).detail.status).toBe(404);
  expect((await demo.call(backupCompare, { from: id, to: second })).data).toEqual([]);
  expect((await failureOf(demo.call(backupRestore, { id, name: from!.remark }))).detail.status).toBe(404);
  await demo.call(backupRestore, { id, to: to!.id, name: to!.remark });
  expect((await demo.call(backups, { device: to!.id })).data.list[0]).toMatchObject({ origin: 'before' });

  expect((await agent.call(backupRemove, { ids: [id] })).data).toEqual({ removed: 0 });
  expect((await demo.call(backupRemove, { ids: [id] })).data).toEqual({ removed: 1 });
  expect((await kept(demo)).map((one) => one.id)).toEqual([second]);
  await demo.call(keptRestore, { gwid: from!.id });
  expect(await kept(demo)).toEqual(bound.filter((one) => one.id === second));
  await demo.call(unbind, { gwids: [from!.id] });
  clock += 30 * day;
  await signIn();
  expect(await kept(demo)).toEqual([]);
});
