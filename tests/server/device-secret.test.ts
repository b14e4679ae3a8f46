import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api';
import { diagnose, commandStatus } from '../../src/api/contract/command';
import { bind, gateway, unbind } from '../../src/api/contract/device';
import { logs } from '../../src/api/contract/log';
import { user } from '../../src/api/contract/user';
import { commandResult, report, takeCommands } from '../../src/api/contract/ingest';
import { fingerprint } from '../../host/server/kit/secrets';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

const minute = 60_000;
const gwid = 'ab'.repeat(16);
const label = 'key-on-the-label';
let clock = Date.parse('2026-11-20T02:00:00Z');
let server: Reference;
let owner: Client;
let next: Client;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  [owner, next] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
  await server.services.db.query(
    `INSERT INTO device_identity (gwid, key_hash, model, serial, simulated) VALUES ($1, $2, 'NP-R980', 'NP1', false)`,
    [gwid, fingerprint(label)],
  );
});
afterAll(() => server.close());

/** Somebody who shows this as the gateway. */
const machine = (key: string, id = gwid): Client =>
  createClient({
    baseUrl: 'http://netpane.test',
    fetch: (request) => {
      request.headers.set('x-device-id', id);
      request.headers.set('x-device-key', key);
      return server.fetch(request);
    },
  });
const told = { uptime: 90_000, cpu: 5, memory: 30, interfaces: [] };
const tell = async (key: string, id?: string) => (await machine(key, id).call(report, told)).data.secret;
const statusOf = async (call: Promise<unknown>) => (await failureOf(call)).detail.status;

/** A gateway that nobody has, on whose own page this code was typed. */
const withCode = (code: string, key = label, id = gwid): Client =>
  createClient({
    baseUrl: 'http://netpane.test',
    fetch: (request) => {
      request.headers.set('x-device-id', id);
      request.headers.set('x-device-key', key);
      request.headers.set('x-bind-code', code);
      return server.fetch(request);
    },
  });

/** Binds, and gives the secret that the gateway holds then. */
async function bound(client: Client, shown = label): Promise<string> {
  await client.call(bind, { gwid, key: label });
  const secret = await tell(shown);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await tell(secret!)).toBeUndefined();
  return secret!;
}

describe('the secret of a binding', () => {
  it('is told to the gateway once, and is all that speaks for it: the key on the label only binds', async () => {
    const secret = await bound(owner);
    const { id } = (await owner.call(diagnose, { gwid, kind: 'ping', target: '10.0.0.1' })).data;
    expect(await statusOf(tell(label))).toBe(401);
    expect(await statusOf(machine(label).call(takeCommands, {}))).toBe(401);
    const given = (await machine(secret).call(takeCommands, {})).data;
    expect(given.map((command) => command.id)).toEqual([id]);
    const forged = { id, done: true, ok: true, output: ['forged'] };
    expect(await statusOf(machine(label).call(commandResult, forged))).toBe(401);
    await machine(secret).call(commandResult, { ...forged, output: ['1 ms'] });
    expect((await owner.call(commandStatus, { id })).data.output).toEqual(['1 ms']);
    const [row] = await server.services.db.query('SELECT * FROM device_identity WHERE gwid = $1', [gwid]);
    expect(JSON.stringify(row)).not.toContain(secret);
    await owner.call(unbind, { gwids: [gwid] });
  });

  it('ends with the binding: a former owner who knows label and secret has neither reports nor commands', async () => {
    const old = await bound(owner, await lastSecret());
    await owner.call(unbind, { gwids: [gwid] });
    expect(await statusOf(tell(old))).toBe(403);
    await next.call(bind, { gwid, key: label });
    // Whoever knows the label asks first; the gateway itself shows what it had.
    expect(await statusOf(tell(label))).toBe(403);
    expect(await statusOf(machine(label).call(takeCommands, {}))).toBe(403);
    expect(await statusOf(machine(old).call(takeCommands, {}))).toBe(403);
    const secret = (await tell(old))!;
    await tell(secret);
    for (const shown of [old, label]) {
      expect(await statusOf(tell(shown))).toBe(401);
      expect(await statusOf(machine(shown).call(takeCommands, {}))).toBe(401);
    }
    await machine(secret).call(takeCommands, {});
    await next.call(unbind, { gwids: [gwid] });
    kept = secret;
  });

  it('is told again a minute later when the answer was lost, to one of those who ask at once', async () => {
    await owner.call(bind, { gwid, key: label });
    const before = await lastSecret();
    const asked = await Promise.all(Array.from({ length: 5 }, () => tell(before).catch(() => undefined)));
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect(await statusOf(tell(before))).toBe(403);
    clock += minute;
    const again = (await tell(before))!;
    await tell(again);
    expect(await statusOf(tell(asked.find(Boolean)!))).toBe(401);
    await owner.call(unbind, { gwids: [gwid] });
    kept = again;
  });

  it('is fetched with the label by a gateway that forgot everything, ten minutes after binding', async () => {
    await next.call(bind, { gwid, key: label });
    clock += 10 * minute;
    const secret = (await tell(label))!;
    await tell(secret);
    expect(await statusOf(tell(kept))).toBe(401);
    await next.call(unbind, { gwids: [gwid] });
  });

  it('is not asked of what was bound before: the label goes on until the gateway uses its first secret', async () => {
    const id = 'cd'.repeat(16);
    await server.services.db.query(
      `INSERT INTO device_identity (gwid, key_hash, model, serial, simulated, account_id, bound_at)
       VALUES ($1, $2, 'NP-R980', 'NP2', false, 'acc_demo', now())`,
      [id, fingerprint(label)],
    );
    const secret = (await tell(label, id))!;
    expect(await tell(label, id)).toBeUndefined();
    await machine(label, id).call(takeCommands, {});
    await machine(secret, id).call(takeCommands, {});
    expect(await statusOf(machine(label, id).call(takeCommands, {}))).toBe(401);
  });
});

/** The secret that the gateway held last. */
let kept = '';
async function lastSecret(): Promise<string> {
  if (kept) return kept;
  await owner.call(bind, { gwid, key: label });
  clock += 10 * minute;
  kept = (await tell(label))!;
  await tell(kept);
  await owner.call(unbind, { gwids: [gwid] });
  return kept;
}

describe('the code of an account', () => {
  const other = 'c7'.repeat(16);
  beforeAll(async () => {
    await server.services.db.query(
      `INSERT INTO device_identity (gwid, key_hash, model, serial, simulated) VALUES ($1, $2, 'NP-R980', 'NP2', false)`,
      [other, fingerprint(label)],
    );
  });
  const holder = async (id: string) =>
    (
      await server.services.db.query<{ account_id: string | null }>(
        'SELECT account_id FROM device_identity WHERE gwid = $1',
        [id],
      )
    )[0]!.account_id;

  it('takes a gateway into the account that shows it with its label, and its log says so', async () => {
    const code = (await owner.call(user, {})).data.account_code;
    const { secret } = (await withCode(` ${code.toLowerCase()}`, label, other).call(report, told)).data;
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await holder(other)).toBe('acc_demo');
    expect((await owner.call(gateway, { gwid: other })).data.gwid).toBe(other);
    const { list } = (await owner.call(logs, { kind: 'action', q: other })).data;
    expect(list[0]).toMatchObject({ target: other, text: '设备用账号绑定码绑定' });
    // Once given back, the secret of before does not bring it back, whatever code comes with it.
    await tell(secret!, other);
    await owner.call(unbind, { gwids: [other] });
    expect(await statusOf(withCode(code, secret, other).call(report, told))).toBe(403);
    expect(await holder(other)).toBeNull();
  });

  it('is nobody’s, is shown with a wrong key, or belongs to somebody else: the gateway stays where it is', async () => {
    const code = (await next.call(user, {})).data.account_code;
    expect(await statusOf(withCode('NOBODY000000', label, other).call(report, told))).toBe(404);
    expect(await statusOf(withCode(code, 'wrong', other).call(report, told))).toBe(401);
    expect(await statusOf(withCode(code, label, other).call(takeCommands, {}))).toBe(403);
    expect(await holder(other)).toBeNull();
    await owner.call(bind, { gwid: other, key: label });
    clock += 11 * minute;
    await withCode(code, label, other).call(report, told);
    expect(await holder(other)).toBe('acc_demo');
  });
});
