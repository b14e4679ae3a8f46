import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import { alarmChannelSave } from '../../src/api/contract/alarm-notice';
import { groupCreate } from '../../src/api/contract/group';
import { partnerCreate } from '../../src/api/contract/embed';
import { ticketOpen, tickets } from '../../src/api/contract/support';
import { day, minute } from '../../src/domain/time';
import { housekeeping } from '../../host/server/jobs/housekeeping';
import { failureOf } from './failure';
import { createVault, sealStored } from '../../host/server/kit/vault';
import type { Db } from '../../host/server/kit/store/db';
import { startReference, type Reference } from './reference';

let server: Reference;
let demo: Client;
let agent: Client;
let clock = Date.parse('2026-11-20T06:00:00Z');
beforeAll(async () => {
  server = await startReference({ now: () => clock });
  [demo, agent] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
});
afterAll(() => server.close());

const about = { subject: '延迟', category: 'network', text: '晚上慢' } as const;
/** A client whose requests have the name given, whatever it would call them itself. */
const naming = (key: string, as = demo) =>
  createClient({
    baseUrl: 'http://netpane.test',
    token: () => as.token(),
    fetch: (request) => {
      request.headers.set('idempotency-key', key);
      return server.fetch(request);
    },
  });
const total = async (as = demo) => (await as.call(tickets, {})).data.total;

it('the same request under the same name makes one thing, and is answered the same', async () => {
  const before = await total();
  const first = await naming('"a-1"').call(ticketOpen, about);
  expect(await naming('"a-1"').call(ticketOpen, about)).toEqual(first);
  expect(await naming('a-1').call(ticketOpen, about)).toEqual(first);
  expect((await naming('a-2').call(ticketOpen, about)).data.id).not.toBe(first.data.id);
  expect(await total()).toBe(before + 2);
});

it('ten at once make one thing: who comes too early is refused with 409', async () => {
  const before = await total();
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => naming('rush').call(ticketOpen, about)));
  expect(await total()).toBe(before + 1);
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
  for (const one of refused) expect(one).toMatchObject({ detail: { status: 409, reason: 'keyUnderWay' } });
});

it('another request under a name that was used is refused, and so is a name that is none', async () => {
  await naming('b').call(ticketOpen, about);
  const other = await failureOf(naming('b').call(ticketOpen, { ...about, subject: '掉线' }));
  expect(other.detail).toMatchObject({ status: 422, reason: 'keyReused' });
  const elsewhere = await failureOf(naming('b').call(partnerCreate, { name: 'x', origins: [], scopes: [] }));
  expect(elsewhere.detail).toMatchObject({ status: 422, reason: 'keyReused' });
  const long = await failureOf(naming('x'.repeat(121)).call(ticketOpen, about));
  expect(long.detail).toMatchObject({ status: 400, reason: 'keyUnfit' });
});

it('a name belongs to its account; what was refused may be asked again', async () => {
  const mine = await naming('c').call(ticketOpen, about);
  expect((await naming('c', agent).call(ticketOpen, about)).data.id).not.toBe(mine.data.id);
  const mail = { type: 'mail', name: '值班', target: 'none' } as const;
  expect((await failureOf(naming('d').call(alarmChannelSave, mail))).detail.status).toBe(422);
  await naming('d').call(alarmChannelSave, { ...mail, target: 'ops@example.cn' });
});

it('an answer that holds a secret is kept sealed, for 24 hours', async () => {
  const partner = { name: '云栖', origins: ['https://inn.example'], scopes: ['device:read' as const] };
  const { secret } = (await naming('e').call(partnerCreate, partner)).data;
  const kept = () => server.services.db.query('SELECT * FROM reply');
  expect(JSON.stringify(await kept())).not.toContain(secret.slice(-20));
  expect((await naming('e').call(partnerCreate, partner)).data.secret).toBe(secret);
  clock += day + minute;
  await housekeeping.run(server.services);
  expect(await kept()).toEqual([]);
});

it('the answer is given again after a change of key', async () => {
  demo = await server.signIn();
  const first = await naming('g').call(ticketOpen, about);
  const [older, newer] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(8)];
  await sealStored(server.services.db, createVault([newer, older]));
  const next = await startReference({ now: () => clock, db: server.services.db, seed: false, keys: [newer] });
  const again = createClient({
    baseUrl: 'http://netpane.test',
    token: () => demo.token(),
    fetch: (request) => {
      request.headers.set('idempotency-key', 'g');
      return next.fetch(request);
    },
  });
  expect(await again.call(ticketOpen, about)).toEqual(first);
  const other = await failureOf(again.call(ticketOpen, { ...about, subject: '掉线' }));
  expect(other.detail).toMatchObject({ status: 422, reason: 'keyReused' });
});

it('a request whose server ended before it made anything is not held up for more than a minute', async () => {
  demo = await server.signIn();
  await naming('f').call(ticketOpen, about);
  await server.services.db.query('UPDATE reply SET answer = NULL, made = false');
  expect((await failureOf(naming('f').call(ticketOpen, about))).detail.status).toBe(409);
  clock += 2 * minute;
  await naming('f').call(ticketOpen, about);
});

it.each([
  ['in a transaction', ticketOpen, about],
  ['by one statement', groupCreate, { name: '答复未存' }],
] as const)(
  'what was made %s by a server that ended before it answered is not made again',
  async (how, call, input) => {
    const { db } = server.services;
    const made = async () => (await db.query('SELECT id FROM ticket UNION ALL SELECT id FROM device_group')).length;
    const before = await made();
    // The server ends with the statement that would keep the answer.
    const ending = {
      ...db,
      query: (text: string, params?: readonly unknown[]) =>
        text.startsWith('UPDATE reply SET answer') ? Promise.reject(new Error('killed')) : db.query(text, params),
    } as Db;
    const killed = await startReference({ now: () => clock, db: ending, seed: false });
    const ask = (to: Reference) =>
      createClient({
        baseUrl: 'http://netpane.test',
        token: () => demo.token(),
        fetch: (request) => {
          request.headers.set('idempotency-key', `killed ${how}`.replaceAll(' ', '-'));
          return to.fetch(request);
        },
      }).call(call as typeof ticketOpen, input as typeof about);
    expect((await failureOf(ask(killed))).detail.status).toBe(500);
    expect(await made()).toBe(before + 1);
    expect((await failureOf(ask(server))).detail).toMatchObject({ status: 409, reason: 'keyUnderWay' });
    clock += 2 * minute;
    expect((await failureOf(ask(server))).detail).toMatchObject({ status: 422, reason: 'keyAnswerLost' });
    expect(await made()).toBe(before + 1);
  },
);

it('the console names what it makes, and keeps the name until it is answered', async () => {
  const keys: (string | null)[] = [];
  let cut = true;
  const console = createClient({
    baseUrl: 'http://netpane.test',
    token: () => demo.token(),
    fetch: async (request) => {
      keys.push(request.headers.get('idempotency-key'));
      const answer = await server.fetch(request);
      if (cut) throw new TypeError('the line was cut');
      return answer;
    },
  });
  const before = await total();
  expect((await failureOf(console.call(ticketOpen, about))).kind).toBe('offline');
  cut = false;
  await console.call(ticketOpen, about);
  expect(await total()).toBe(before + 1);
  await console.call(ticketOpen, about);
  expect(await total()).toBe(before + 2);
  expect(keys).toEqual([expect.stringMatching(/^"[\w-]{36}"$/), keys[0], expect.not.stringContaining(keys[0]!)]);
});

it.each([
  [409, 'keeps'],
  [422, 'forgets'],
  [503, 'keeps'],
])('the console, answered with %d, %s the name', async (status, what) => {
  const keys: (string | null)[] = [];
  const console = createClient({
    baseUrl: 'http://netpane.test',
    fetch: async (request) => {
      keys.push(request.headers.get('idempotency-key'));
      return Response.json({ code: status * 10, message: '' }, { status });
    },
  });
  for (let tries = 0; tries < 2; tries++) await failureOf(console.call(ticketOpen, about));
  expect(keys[1] === keys[0]).toBe(what === 'keeps');
});
