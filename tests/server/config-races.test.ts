import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import {
  configApply,
  configPatch,
  configRollback,
  configVersions,
  deviceConfig,
  draftConflict,
  draftSave,
  type DeviceConfig,
} from '../../src/api/contract/config';
import { deliverConfigs } from '../../host/server/fleet/config/deliver';
import type { Db } from '../../host/server/kit/store/db';
import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

const clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let db: Db;
/** Two windows of one person. */
let one: Client;
let two: Client;
/** A gateway of the account, a new one for each test. */
let id: string;
let made = 0;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  db = reference.services.db;
  [one, two] = [await reference.signIn(), await reference.signIn()];
});
afterAll(() => reference.close());
beforeEach(async () => {
  id = `racing${++made}`;
  await db.query(
    `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, model, firmware, serial, mac,
       simulated, bound_at)
     VALUES ($1, 'acc_demo', 'gateway', $1, $1, 'online', $2, 'NP-R980', '1', $1, '', true, $2)`,
    [id, new Date(clock)],
  );
});

const read = async (): Promise<DeviceConfig> => (await one.call(deviceConfig, { id })).data;
const mapping = (port: number) => ({
  id: `row${port}`,
  enabled: true,
  name: `映射 ${port}`,
  protocol: 'tcp',
  line: 'all',
  outer_ports: String(port),
  inner_ip: '172.16.10.9',
  inner_ports: String(port),
  sources: '',
  note: '',
});
/** Adds a port mapping to the draft that the window sees. */
async function add(client: Client, port: number, seen?: DeviceConfig): Promise<DeviceConfig> {
  const config = seen ?? (await read());
  const rows = [...(config.draft?.port_mapping ?? config.document.port_mapping ?? []), mapping(port)];
  return (await client.call(draftSave, { id, rev: config.rev, section: 'port_mapping', rows })).data;
}
const apply = (client: Client) => client.call(configApply, { ids: [id] });
const versions = async () => (await one.call(configVersions, { id, per_page: 100 })).data.list;
const portsIn = (rows: readonly Record<string, unknown>[] | undefined) =>
  (rows ?? []).map((row) => row.outer_ports).filter((port) => /^70/.test(String(port)));
/** What the device would fetch now. */
const fetchOrders = () => handOut(reference.services, { gwid: id, accountId: 'acc_demo' }, clock);
const answerOne = async (command: string, ok = true) => {
  const result = { id: command, done: true, ok, output: [], error: ok ? '' : '设备拒绝' };
  await takeResult(reference.services, { gwid: id, accountId: 'acc_demo' }, result, clock);
  await deliverConfigs(reference.services, clock);
};
/** Fetches and does whatever waits, until nothing does. */
async function settle(): Promise<void> {
  for (let orders = await fetchOrders(); orders.length > 0; orders = await fetchOrders()) {
    for (const order of orders) await answerOne(order.id);
  }
}
/** Both at once, in whatever order the store takes them: how each ended. */
const together = async (...calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map(({ status }) => status === 'fulfilled').sort();

describe('two windows on one device', () => {
  it('that save at once end with one draft, and the other is told', async () => {
    const seen = await read();
    expect(await together(add(one, 7001, seen), add(two, 7002, seen))).toEqual([false, true]);
    expect(portsIn((await read()).draft?.port_mapping)).toHaveLength(1);
    expect((await failureOf(add(two, 7003, seen))).detail.code).toBe(draftConflict);
  });

  it('that send one draft at once send it once', async () => {
    await add(one, 7001);
    expect(await together(apply(one), apply(two))).toEqual([false, true]);
    expect((await versions()).filter(({ origin }) => origin === 'apply')).toHaveLength(1);
    expect((await read()).draft).toBeNull();
  });

  it('lose no row when one saves while the other sends', async () => {
    const seen = await add(one, 7001);
    const [, saved] = await Promise.allSettled([apply(one), add(two, 7002, seen)]);
    const { draft, document } = await read();
    const kept = new Set([...portsIn(document.port_mapping), ...portsIn(draft?.port_mapping)]);
    expect(portsIn(document.port_mapping)).toContain('7001');
    expect(kept.has('7002')).toBe(saved.status === 'fulfilled');
  });
});

describe('a version while another is under way', () => {
  it('holds the changes of both, and is what the device runs in the end, in whatever order it answers', async () => {
    await add(one, 7001);
    await apply(one);
    const [first] = await fetchOrders();
    await add(two, 7002);
    await apply(two);
    expect(portsIn((await read()).document.port_mapping)).toEqual(['7001', '7002']);
    const [second] = await fetchOrders();
    expect(second!.id).not.toBe(first!.id);
    await answerOne(second!.id);
    await answerOne(first!.id);
    const { running_version: running, document, delivery } = await read();
    expect(running).toBe(2);
    expect(delivery).toMatchObject({ version: 2, state: 'done' });
    expect(portsIn(document.port_mapping)).toEqual(['7001', '7002']);
  });

  it('stands when the one before is refused by the device', async () => {
    await add(one, 7001);
    await apply(one);
    const [first] = await fetchOrders();
    await add(two, 7002);
    await apply(two);
    await answerOne(first!.id, false);
    await settle();
    expect(await read()).toMatchObject({ running_version: 2, delivery: { version: 2, state: 'done' } });
  });

  it('may be a way back: numbers are never given twice, and the last one counts', async () => {
    await add(one, 7001);
    await apply(one);
    await settle();
    await add(one, 7002);
    expect(await together(apply(one), two.call(configRollback, { id, version: 0 }))).toEqual([true, true]);
    await settle();
    const list = await versions();
    const numbers = list.map(({ version }) => version);
    expect(new Set(numbers).size).toBe(numbers.length);
    const top = list.reduce((a, b) => (a.version > b.version ? a : b));
    const { running_version: running, document } = await read();
    expect(running).toBe(top.version);
    expect(portsIn(document.port_mapping)).toEqual(top.origin === 'rollback' ? [] : ['7001', '7002']);
  });

  it('is made one after the other however many windows patch at once', async () => {
    const before = (await read()).document.port_mapping?.[0]?.id as string;
    const notes = ['甲', '乙', '丙', '丁'];
    await Promise.all(
      notes.map((note, i) =>
        (i % 2 ? one : two).call(configPatch, {
          ids: [id],
          section: 'port_mapping',
          rows: [before],
          fields: { note },
        }),
      ),
    );
    expect((await versions()).filter(({ origin }) => origin === 'apply').map(({ version }) => version)).toEqual([
      4, 3, 2, 1,
    ]);
    await settle();
    const { running_version: running, document } = await read();
    expect(running).toBe(4);
    expect(notes).toContain(document.port_mapping?.[0]?.note);
  });
});
