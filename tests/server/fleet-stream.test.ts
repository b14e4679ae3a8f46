import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../src/api/client';
import { alarmAcknowledge, alarms } from '../../src/api/contract/alarm';
import type { EventKind } from '../../src/api/contract/stream';
import { publish } from '../../host/server/kit/stream/publish';
import { hubOf } from '../../host/server/kit/stream/hub';
import { startReference, type Reference } from './reference';

let reference: Reference;
let demo: Client;
let agent: Client;
const open: AbortController[] = [];

/** A token of an embed: `embed:<scopes>` acts for acc_demo with these scopes only. */
const embedPrefix = 'embed.';
/** Tokens of embeds that were taken back. */
const ended = new Set<string>();

beforeAll(async () => {
  const { authenticateSession } = await import('../../host/server/account/auth/authenticate');
  reference = await startReference({
    authenticate: async (token, services, request) =>
      token.startsWith(embedPrefix)
        ? {
            accountId: 'acc_demo',
            scopes: token.slice(embedPrefix.length).split('.'),
            living: async () => !ended.has(token),
          }
        : authenticateSession(token, services, request),
  });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterEach(() => open.splice(0).forEach((stream) => stream.abort()));
afterAll(() => reference.close());

interface Event {
  id: string;
  event: string;
  data: unknown;
}

/** Opens a stream and gives the way to its next event. */
async function listen(token: string, headers: Record<string, string> = {}, query = '') {
  const stop = new AbortController();
  open.push(stop);
  const response = await reference.fetch(
    new Request(`http://netpane.test/api/v3/stream${query}`, {
      headers: { authorization: `Bearer ${token}`, ...headers },
      signal: stop.signal,
    }),
  );
  if (!response.ok) return { status: response.status, next: () => Promise.reject(new Error('closed')) };
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Event> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        if (field('event'))
          return { id: field('id'), event: field('event'), data: JSON.parse(field('data')) as unknown };
        continue;
      }
      const { done, value } = await reader.read();
      if (done) throw new Error('closed');
      text += value;
    }
  };
  return { status: response.status, next };
}

/** A stream that begins now: its greeting is read already. */
async function begin(token: string) {
  const line = await listen(token);
  expect((await line.next()).event).toBe('hello');
  return line;
}

const tell = (accountId: string, n: number, kind: EventKind = 'counts') =>
  publish(reference.services.db, Date.now(), [{ accountId, kind, payload: { n } }]);
const look = () => hubOf(reference.services.db).poll();
const tokenOf = async (client: Client) => (await client.token())!;

describe('the event stream', () => {
  it('tells an account its own events, and no other', async () => {
    const [mine, theirs] = [await begin(await tokenOf(demo)), await begin(await tokenOf(agent))];
    await tell('acc_agent', 1);
    await tell('acc_demo', 2);
    await tell('acc_agent', 3);
    await look();
    expect((await mine.next()).data).toEqual({ n: 2 });
    expect((await theirs.next()).data).toEqual({ n: 1 });
    expect((await theirs.next()).data).toEqual({ n: 3 });
  });

  it('tells an embed only what its scopes allow', async () => {
    const devices = await begin(`${embedPrefix}device:read`);
    const both = await begin(`${embedPrefix}device:read.alarm:read`);
    await tell('acc_demo', 1, 'alarm.raised');
    await tell('acc_demo', 2, 'gateway.changed');
    await look();
    expect((await devices.next()).data).toEqual({ n: 2 });
    expect((await both.next()).event).toBe('alarm.raised');
    const alarmsOnly = await begin(`${embedPrefix}alarm:read`);
    await tell('acc_demo', 3, 'gateway.changed');
    await tell('acc_demo', 4, 'alarm.cleared');
    await look();
    expect(await alarmsOnly.next()).toMatchObject({ event: 'alarm.cleared', data: { n: 4 } });
    expect((await listen('nonsense')).status).toBe(401);
  });

  it('goes on after a gap with what was missed, each event once and in order', async () => {
    const first = await begin(await tokenOf(demo));
    await tell('acc_demo', 1);
    await look();
    const { id } = await first.next();
    open.splice(0).forEach((stream) => stream.abort());
    await tell('acc_demo', 2);
    await tell('acc_agent', 99);
    await tell('acc_demo', 3);
    const again = await listen(await tokenOf(demo), { 'last-event-id': id });
    await tell('acc_demo', 4);
    await look();
    const got = [await again.next(), await again.next(), await again.next()];
    expect(got.map((event) => event.data)).toEqual([{ n: 2 }, { n: 3 }, { n: 4 }]);
  });

  it('can be gone on with by a reader that had heard nothing yet', async () => {
    const { id } = await (await listen(await tokenOf(demo))).next();
    open.splice(0).forEach((stream) => stream.abort());
    await tell('acc_demo', 7);
    const again = await listen(await tokenOf(demo), { 'last-event-id': id });
    expect((await again.next()).data).toEqual({ n: 7 });
  });

  it('tells a reader that begins what came while it was reading already, and nothing older', async () => {
    const { db } = reference.services;
    await db.query('DELETE FROM outbox_event');
    await publish(db, Date.now() - 60_000, [{ accountId: 'acc_demo', kind: 'counts', payload: { n: 1 } }]);
    await tell('acc_agent', 2);
    await tell('acc_demo', 3);
    const line = await listen(`${embedPrefix}device:read`, {}, '?since=5000');
    await tell('acc_demo', 4);
    await look();
    const got = [await line.next(), await line.next(), await line.next()];
    expect(got.map(({ event, data }) => [event, data])).toEqual([
      ['hello', {}],
      ['counts', { n: 3 }],
      ['counts', { n: 4 }],
    ]);
    const blind = await listen(`${embedPrefix}alarm:read`, {}, '?since=5000');
    expect((await blind.next()).event).toBe('hello');
    await tell('acc_demo', 5, 'alarm.raised');
    await look();
    expect((await blind.next()).data).toEqual({ n: 5 });
    const late = await listen(`${embedPrefix}device:read`, {}, '?since=3600000');
    expect((await late.next()).event).toBe('reset');
  });

  it('asks to read everything again when the gap is too long', async () => {
    const first = await begin(await tokenOf(demo));
    await tell('acc_demo', 1);
    await look();
    const { id } = await first.next();
    await tell('acc_demo', 2);
    await reference.services.db.query('DELETE FROM outbox_event');
    const again = await listen(await tokenOf(demo), { 'last-event-id': id });
    expect((await again.next()).event).toBe('reset');
    await tell('acc_demo', 3);
    for (const id of ['x', '9007199254740991']) {
      const odd = await listen(await tokenOf(demo), { 'last-event-id': id });
      expect((await odd.next()).event).toBe('reset');
    }
  });

  it('finds an event that comes into sight after one with a higher number', async () => {
    const { db } = reference.services;
    const mine = await begin(await tokenOf(demo));
    const insert = (id: number) =>
      db.query(
        `INSERT INTO outbox_event (id, account_id, at, kind, scope, payload) OVERRIDING SYSTEM VALUE
         VALUES ($1, 'acc_demo', now(), 'counts', 'device:read', $2)`,
        [id, { n: id }],
      );
    await insert(1_000_002);
    await look();
    await insert(1_000_001);
    await look();
    expect([(await mine.next()).data, (await mine.next()).data]).toEqual([{ n: 1_000_002 }, { n: 1_000_001 }]);
    await db.query('DELETE FROM outbox_event WHERE id > 1000000');
  });

  it('tells what people do about alarms', async () => {
    const mine = await begin(await tokenOf(demo));
    const [row] = (await demo.call(alarms, { state: 'active' })).data.list;
    await demo.call(alarmAcknowledge, { ids: [row!.id] });
    await look();
    expect(await mine.next()).toMatchObject({ event: 'alarm.changed', data: { ids: [row!.id] } });
  });

  it('ends within a minute when the token is taken back, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const [kept, lost] = [`${embedPrefix}device:read`, `${embedPrefix}device:read.stats:read`];
      const [mine, theirs] = [await listen(kept), await listen(lost)];
      for (const one of [mine, theirs]) expect((await one.next()).event).toBe('hello');
      ended.add(lost);
      await vi.advanceTimersByTimeAsync(60_000);
      await expect(theirs.next()).rejects.toThrow('closed');
      await tell('acc_demo', 7);
      await look();
      expect((await mine.next()).data).toEqual({ n: 7 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('may be open twenty times by one token and not everywhere by pages, so that a person still gets in', async () => {
    const token = `${embedPrefix}promotion:read`;
    const statuses = async (count: number, name = () => token) =>
      (await Promise.all(Array.from({ length: count }, () => listen(name())))).map(({ status }) => status);
    expect((await statuses(25)).filter((status) => status === 200)).toHaveLength(20);
    let n = 0;
    const others = await statuses(150, () => `${token}.${n++}`);
    expect(others.filter((status) => status === 200)).toHaveLength(130);
    expect((await listen(await tokenOf(demo))).status).toBe(200);
  });

  it('rests when nobody listens any more', async () => {
    await listen(await tokenOf(demo));
    expect(hubOf(reference.services.db).count('acc_demo')).toBeGreaterThan(0);
    open.splice(0).forEach((stream) => stream.abort());
    await expect.poll(() => hubOf(reference.services.db).count('acc_demo')).toBe(0);
  });
});
