import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import {
  assetMark,
  assets,
  clientBlock,
  clientBlocks,
  clientHistory,
  clientKick,
  clientLimit,
  clientRename,
  clientUnblock,
  macInfo,
  onlineUsers,
} from '../../src/api/contract/client';
import { commandStatus } from '../../src/api/contract/command';
import { gateways } from '../../src/api/contract/device';
import { logs } from '../../src/api/contract/log';
import { ApiError } from '../../src/api/error';
import { liftExpired } from '../../host/server/fleet/clients/client-blocks';
import { giveUp, handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { bringUp } from '../../host/server/demo/simulation/bring-up';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { fillStaysOf, tick } from '../../host/server/demo/simulation/tick';
import { startReference, type Reference } from './reference';

const plan = smallPlans[0]!;
const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse('2026-11-20T06:00:00Z');
let clock = start;
let reference: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const online = async (input: object = {}) => (await demo.call(onlineUsers, { per_page: 1000, ...input })).data.list;
/** Somebody on the air, each time somebody else. */
let taken = 0;
const someone = async () => (await online({ band: '5G', sort: 'name' })).filter(({ simulated }) => simulated)[taken++]!;
/** The simulated gateways do what waits for them. */
const answer = () => answerCommands(reference.services, clock);
async function live(ms: number): Promise<void> {
  for (const end = clock + ms; clock < end;) {
    clock += 15_000;
    await tick(reference.services.db, plan, clock);
  }
}
const history = async (id: string, hours = 24) =>
  (
    await demo.call(clientHistory, {
      id,
      from: new Date(clock - hours * hour).toISOString(),
      to: new Date(clock + minute).toISOString(),
    })
  ).data;

describe('making a terminal leave', () => {
  it('is done when the gateway says so, not before, and the terminal may come back', async () => {
    const { id, gwid } = await someone();
    const counted = async () => (await demo.call(gateways, { q: gwid })).data.list[0]!.clients;
    const { data: command } = await demo.call(clientKick, { id });
    expect(command).toMatchObject({ kind: 'client_kick', state: 'pending', gwid });
    expect((await online()).some((one) => one.id === id)).toBe(true);
    await answer();
    expect((await demo.call(commandStatus, { id: command.id })).data.state).toBe('done');
    expect((await online()).some((one) => one.id === id)).toBe(false);
    await live(30_000);
    expect((await online()).some((one) => one.id === id)).toBe(false);
    expect(await counted()).toBe((await demo.call(onlineUsers, { gwid })).data.total);
    await live(2 * minute);
    expect((await online()).some((one) => one.id === id)).toBe(true);
  });

  it('stands in the action log with the name of the terminal', async () => {
    const { id, name } = await someone();
    await demo.call(clientKick, { id });
    const list = (await demo.call(logs, { kind: 'action', per_page: 5 })).data.list;
    expect(list[0]).toMatchObject({ text: '踢终端下线', target: name });
    await answer();
  });
});

describe('a limit', () => {
  it('holds the rates of the terminal down', async () => {
    const { id } = await someone();
    await demo.call(clientLimit, { id, down: 2, up: 3 });
    await answer();
    await live(2 * minute);
    const now = (await online()).find((one) => one.id === id)!;
    expect(now).toMatchObject({ limit_down: 2, limit_up: 3 });
    expect(now.down).toBeLessThanOrEqual(2 * 8192);
    expect(now.up).toBeLessThanOrEqual(3 * 8192);
  });

  it.each([1, -2, 125_001, 2.5])('of %d is refused at its field', async (down) => {
    const { id } = await someone();
    expect((await failure(demo.call(clientLimit, { id, down, up: 0 }))).detail.errors).toHaveProperty('down');
  });
});

describe('a block', () => {
  it('keeps a terminal out until its time is over, also when the server starts again', async () => {
    const { id, mac } = await someone();
    await demo.call(clientBlock, { id, hours: 1, reason: '占用带宽' });
    const listed = async () => (await demo.call(clientBlocks, { q: mac })).data.list[0];
    expect(await listed()).toMatchObject({ state: 'sending', reason: '占用带宽' });
    await answer();
    expect(await listed()).toMatchObject({ state: 'active' });
    await live(3 * minute);
    expect((await history(id)).client.online).toBe(false);
    clock += 20 * minute;
    await bringUp(reference.services.db, plan, clock);
    expect((await history(id)).client.online).toBe(false);
    clock += 40 * minute;
    await liftExpired(reference.services.db, clock);
    expect(await listed()).toMatchObject({ state: 'lifting' });
    await answer();
    expect(await listed()).toBeUndefined();
    expect((await demo.call(clientBlocks, { q: mac, lifted: true })).data.list[0]).toMatchObject({ state: 'lifted' });
  });

  it('is called as its terminal is called now, and lifted by hand', async () => {
    const { id, mac } = await someone();
    await demo.call(clientBlock, { id, hours: null });
    await answer();
    await demo.call(clientRename, { id, name: '前台平板' });
    const [block] = (await demo.call(clientBlocks, { q: '前台平板' })).data.list;
    expect(block).toMatchObject({ mac, name: '前台平板' });
    await demo.call(clientUnblock, { id: block!.id });
    await answer();
    expect((await history(id)).block).toBeNull();
  });

  it('that a gateway never took may be taken off the list', async () => {
    const { id, mac } = await someone();
    await demo.call(clientBlock, { id, hours: null });
    await reference.services.db.query(
      `UPDATE command SET state = 'timed_out', error = '设备没有领取命令' WHERE state = 'pending'`,
    );
    const [block] = (await demo.call(clientBlocks, { q: mac })).data.list;
    expect(block).toMatchObject({ state: 'failed', error: '设备没有领取命令' });
    expect((await demo.call(clientUnblock, { id: block!.id })).data).toBeNull();
    expect((await demo.call(clientBlocks, { q: mac })).data.total).toBe(0);
  });

  it.each([0, 8761, 1.5])('of %d hours is refused', async (hours) => {
    const { id } = await someone();
    expect((await failure(demo.call(clientBlock, { id, hours }))).detail.errors).toHaveProperty('hours');
  });
});

describe('a name', () => {
  it('is there after the next report', async () => {
    const { id } = await someone();
    await demo.call(clientRename, { id, name: '前台 平板' });
    await live(minute);
    expect((await history(id)).client.name).toBe('前台 平板');
    await demo.call(clientRename, { id, name: '' });
    expect((await history(id)).client.name).not.toBe('前台 平板');
  });
});

describe('where a terminal was', () => {
  it('is known for days back, without gaps within a session and without overlaps', async () => {
    while (await fillStaysOf(reference.services.db, plan, clock));
    const several = await Promise.all((await online({ band: '5G' })).slice(0, 60).map(({ id }) => history(id, 24 * 7)));
    const all = several.map(({ stays }) => stays);
    expect(all.some((stays) => new Set(stays.map(({ ap_id }) => ap_id)).size > 1)).toBe(true);
    for (const stays of all) {
      expect(stays.length).toBeGreaterThan(0);
      for (let i = 1; i < stays.length; i++) {
        expect(Date.parse(stays[i]!.start)).toBeGreaterThanOrEqual(Date.parse(stays[i - 1]!.end!) - minute);
      }
    }
    for (const { client, stays } of several) expect(stays.at(-1)!.ap_id).toBe(client.ap_id);
  });

  it('has no gap after the simulation stood still without a new start', async () => {
    clock += 20 * minute;
    await tick(reference.services.db, plan, clock);
    const there = (await online({ band: '5G' })).filter(({ simulated }) => simulated).slice(0, 60);
    expect(there.length).toBeGreaterThan(0);
    const from = clock - 20 * minute;
    for (const { client, stays } of await Promise.all(there.map(({ id }) => history(id)))) {
      expect(stays.at(-1)).toMatchObject({ ap_id: client.ap_id, end: null });
      const recent = stays.filter(({ end }) => end === null || Date.parse(end) > from);
      for (let i = 1; i < recent.length; i++) {
        expect(Date.parse(recent[i]!.start)).toBeGreaterThanOrEqual(Date.parse(recent[i - 1]!.end!) - minute);
      }
    }
  });

  it('is asked for a span, not for ever', async () => {
    const { id } = await someone();
    const span = (from: string, to: string) => failure(demo.call(clientHistory, { id, from, to }));
    expect((await span('2026-01-01', '2026-11-20')).detail.errors).toHaveProperty('from');
    expect((await span('x', 'y')).detail.errors).toHaveProperty('from');
  });
});

describe('a MAC address', () => {
  it('tells who is behind it, however it is written', async () => {
    const { id, mac } = await someone();
    const { data } = await demo.call(macInfo, { mac: mac.toLowerCase().replaceAll(':', '-') });
    expect(data.clients.map((one) => one.id)).toEqual([id]);
    const [gateway] = (await demo.call(gateways, { per_page: 1 })).data.list;
    expect((await demo.call(macInfo, { mac: gateway!.mac })).data.devices[0]).toMatchObject({ id: gateway!.id });
    expect((await failure(demo.call(macInfo, { mac: '00:1g' }))).detail.errors).toHaveProperty('mac');
  });
});

describe('the assets of a network', () => {
  it('divide into known and unknown, and what was marked stays marked', async () => {
    const { gwid } = await someone();
    const read = async (input: object = {}) => (await demo.call(assets, { gwid, ...input })).data;
    const { counts, types, vendors, list } = await read();
    expect(counts.known + counts.unknown).toBe(counts.all);
    expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(counts.all);
    expect(vendors[0]!.count).toBeGreaterThanOrEqual(vendors.at(-1)!.count);
    // Those of one vendor are counted, and what the whole network divides into stays.
    const [vendor] = vendors;
    const some = await read({ vendor: vendor!.name, per_page: 1000 });
    expect(some).toMatchObject({ total: vendor!.count, counts: { all: vendor!.count }, vendors, types });
    expect(some.list.map((one) => one.vendor)).toEqual(Array.from({ length: vendor!.count }, () => vendor!.name));
    expect(await read({ q: 'no such terminal' })).toMatchObject({
      list: [],
      total: 0,
      counts: { all: 0, known: 0 },
      vendors,
    });
    const stranger = list.find(({ known }) => !known)!;
    expect((await demo.call(assetMark, { ids: [stranger.id], known: true })).data.changed).toBe(1);
    expect((await read()).counts.known).toBe(counts.known + 1);
    expect((await read({ state: 'unknown', per_page: 1000 })).list.some(({ id }) => id === stranger.id)).toBe(false);
  });
});

describe('the terminals of another account', () => {
  it('are neither seen nor touched', async () => {
    const { id, mac, gwid } = await someone();
    const calls = [
      () => agent.call(clientKick, { id }),
      () => agent.call(clientLimit, { id, down: 0, up: 0 }),
      () => agent.call(clientBlock, { id, hours: 1 }),
      () => agent.call(clientRename, { id, name: '我的' }),
      () => agent.call(clientHistory, { id, from: '2026-11-19', to: '2026-11-20' }),
    ];
    for (const call of calls) expect((await failure(call())).kind).toBe('notFound');
    expect((await agent.call(macInfo, { mac })).data).toMatchObject({ clients: [], devices: [] });
    expect((await failure(agent.call(assets, { gwid }))).kind).toBe('notFound');
    expect((await agent.call(assetMark, { ids: [id], known: true })).data.changed).toBe(0);
    await demo.call(clientBlock, { id, hours: 1 });
    const [block] = (await demo.call(clientBlocks, { q: mac })).data.list;
    expect((await failure(agent.call(clientUnblock, { id: block!.id }))).kind).toBe('notFound');
    expect((await agent.call(clientBlocks, { q: mac })).data.total).toBe(0);
  });
});

it('a block that ends while its gateway is offline is lifted when it is back', async () => {
  const { id, mac, gwid } = await someone();
  const listed = async () => (await demo.call(clientBlocks, { q: mac })).data.list[0];
  const turn = (status: string) =>
    reference.services.db.query('UPDATE device SET status = $2 WHERE id = $1', [gwid, status]);
  await demo.call(clientBlock, { id, hours: 1 });
  await answer();
  await turn('offline');
  clock += hour;
  await liftExpired(reference.services.db, clock);
  expect(await listed()).toMatchObject({ state: 'active' });
  await turn('online');
  await liftExpired(reference.services.db, clock);
  expect(await listed()).toMatchObject({ state: 'lifting' });
  await answer();
  expect(await listed()).toBeUndefined();
});

describe('the log of actions', () => {
  const line = async () => (await demo.call(logs, { kind: 'action', per_page: 1 })).data.list[0]!;

  it('tells what was asked for, what the gateway fetched, and what it did', async () => {
    const { id } = await someone();
    await demo.call(clientKick, { id });
    expect(await line()).toMatchObject({ ok: true, detail: { outcome: 'pending' } });
    await answer();
    expect(await line()).toMatchObject({ ok: true, detail: { outcome: 'done', answer: '' } });
  });

  it('tells a refusal in the words of the gateway, and does not count it as done', async () => {
    const { id, gwid } = await someone();
    const { data: command } = await demo.call(clientLimit, { id, down: 500, up: 0 });
    const device = { gwid, accountId: 'acc_demo' };
    await handOut(reference.services, device, clock);
    expect(await line()).toMatchObject({ detail: { outcome: 'sent' } });
    const refused = { id: command.id, done: true, ok: false, output: [], error: '不支持的命令：client_limit' };
    await takeResult(reference.services, device, refused, clock);
    expect(await line()).toMatchObject({
      ok: false,
      detail: { outcome: 'failed', answer: '不支持的命令：client_limit' },
    });
    const failed = (await demo.call(logs, { kind: 'action', result: 'failed', per_page: 1 })).data.list[0]!;
    expect(failed.detail.command).toBe(command.id);
  });

  it('tells that nobody fetched what was asked for', async () => {
    const { id } = await someone();
    await demo.call(clientKick, { id });
    await giveUp(reference.services.db, clock + hour);
    expect(await line()).toMatchObject({ ok: false, detail: { outcome: 'timed_out', answer: '设备没有领取命令' } });
  });
});
