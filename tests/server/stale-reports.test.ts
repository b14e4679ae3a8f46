import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import { alarms } from '../../src/api/contract/alarm';
import { diagnose } from '../../src/api/contract/command';
import { bind, gateway, unbind } from '../../src/api/contract/device';
import { commandResult, report, takeCommands } from '../../src/api/contract/ingest';
import type { InputOf } from '../../src/api/endpoint';
import { day, hour, minute } from '../../src/domain/time';
import { takeReport } from '../../host/server/fleet/gateway-link/report';
import { fingerprint } from '../../host/server/kit/secrets';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

// What a gateway said before, and what is said in its name.

const label = 'key-on-the-label';
const [one, other] = ['ab'.repeat(16), 'cd'.repeat(16)] as const;
let clock = Date.parse('2026-11-20T02:00:00Z');
let server: Reference;
let owner: Client;
let next: Client;
let secrets: Record<string, string>;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  await server.services.db.query(
    `INSERT INTO device_identity (gwid, key_hash, model, serial, simulated)
     SELECT id, $2, 'NP-R980', id, false FROM unnest($1::text[]) AS r(id)`,
    [[one, other], fingerprint(label)],
  );
});
beforeEach(async () => {
  clock += day;
  [owner, next] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
  secrets = { [one]: await bound(owner, one), [other]: await bound(next, other) };
  return async () => {
    for (const client of [owner, next]) await client.call(unbind, { gwids: [one, other] });
    clock += 10 * minute;
  };
});
afterAll(() => server.close());

/** Somebody who shows this as a gateway. */
const machine = (id: string, key = secrets[id]!): Client =>
  createClient({
    baseUrl: 'http://netpane.test',
    fetch: (request) => {
      request.headers.set('x-device-id', id);
      request.headers.set('x-device-key', key);
      return server.fetch(request);
    },
  });
async function bound(client: Client, gwid: string): Promise<string> {
  await client.call(bind, { gwid, key: label });
  clock += 10 * minute;
  return (await machine(gwid, label).call(report, { uptime: 0, interfaces: [] })).data.secret!;
}

type Report = InputOf<typeof report>;
let booted = 0;
/** What the gateway says now, after so many bytes. */
const said = (rx: number, changes: Partial<Report> = {}): Report => ({
  uptime: Math.floor((clock - booted) / 1000),
  cpu: 10,
  interfaces: [{ name: 'eth0', role: 'wan', up: true, address: '10.1.0.2/24', rx, tx: 0 }],
  ...changes,
});
const passed = async (gwid: string) =>
  (
    await server.services.db.query<{ sum: number | null }>(
      'SELECT sum(bytes_down) AS sum FROM device_sample WHERE device_id = $1 AND at > $2',
      [gwid, new Date(clock - day)],
    )
  )[0]!.sum;
const stateOf = async (client: Client, gwid: string) => {
  const { data } = await client.call(gateway, { gwid });
  const open = (await client.call(alarms, { state: 'open', q: gwid })).data.list.map(({ kind }) => kind);
  return [data.cpu, data.last_seen, await passed(gwid), open];
};

describe('a report that comes after a later one', () => {
  it.each([
    ['half a minute', 30_000],
    ['an hour', hour],
  ])('by %s changes nothing, and counts nothing again', async (_, late) => {
    booted = clock - 5 * day;
    await machine(one).call(report, said(400_000_000));
    clock += 15_000;
    const overtaken = said(401_000_000, { cpu: 99 });
    clock += 15_000;
    await machine(one).call(report, said(402_000_000));
    for (let left = late; left > 0; left -= 15 * minute) {
      clock += Math.min(left, 15 * minute);
      await machine(one).call(report, said(402_000_000));
    }
    const before = await stateOf(owner, one);
    expect(before[2]).toBe(2_000_000);
    clock += 1000;
    await machine(one).call(report, overtaken);
    expect(await stateOf(owner, one)).toEqual(before);
    clock += 14_000;
    await machine(one).call(report, said(403_000_000));
    expect((await stateOf(owner, one))[2]).toBe(3_000_000);
  });

  it('is told from a machine that started again, also where the clock of the server was ahead for a while', async () => {
    booted = clock - 5 * day;
    await machine(one).call(report, said(400_000_000));
    clock += hour;
    await machine(one).call(report, said(400_000_000, { uptime: 5 * 24 * 3600 + 15 }));
    clock -= hour - 60_000;
    booted = clock - 20_000;
    await machine(one).call(report, said(7_000_000, { cpu: 55 }));
    expect((await stateOf(owner, one))[0]).toBe(55);
  });
});

describe('in the name of another', () => {
  it('a gateway says, fetches and answers nothing with the secret of its own', async () => {
    booted = clock - day;
    const { id } = (await next.call(diagnose, { gwid: other, kind: 'ping', target: '10.0.0.1' })).data;
    const before = await stateOf(next, other);
    const forged = machine(other, secrets[one]);
    expect((await failureOf(forged.call(report, said(1, { cpu: 99 })))).detail.status).toBe(401);
    expect((await failureOf(forged.call(takeCommands, {}))).detail.status).toBe(401);
    const answer = { id, done: true, ok: true, output: ['forged'] };
    expect((await failureOf(machine(one).call(commandResult, answer))).kind).toBe('notFound');
    expect(await stateOf(next, other)).toEqual(before);
  });

  it('the account before says nothing: not with a report that was sent then and is taken only now', async () => {
    booted = clock - day;
    const old = secrets[one]!;
    await machine(one).call(report, said(1_000_000));
    const sent = said(2_000_000, { cpu: 99 });
    await owner.call(unbind, { gwids: [one] });
    await next.call(bind, { gwid: one, key: label });
    const secret = (await machine(one, old).call(report, said(0, { cpu: 1 }))).data.secret!;
    await machine(one, secret).call(report, said(0, { cpu: 2 }));
    const before = await stateOf(next, one);
    expect((await failureOf(machine(one, old).call(report, sent))).detail.status).toBe(401);
    // One that was let in while the gateway was still the account's.
    await takeReport(server.services.db, { gwid: one, accountId: 'acc_demo' }, sent as never, clock);
    expect(await stateOf(next, one)).toEqual(before);
  });
});
