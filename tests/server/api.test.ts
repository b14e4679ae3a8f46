import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoint } from '../../src/api/endpoint';
import type { Caller, Context, Services } from '../../host/server/kit/context/context';
import { because, notFound, refuse, tooMany } from '../../host/server/kit/refusal';
import type { Handlers } from '../../host/server/kit/context/handler';
import { mountApi, routesOf } from '../../host/server/http/api';
import { createTurns } from '../../host/server/http/turns';
import { mountErrors, type Env } from '../../host/server/http/errors';

const thing = {
  read: endpoint({
    method: 'GET',
    path: '/api/v3/thing/{id}',
    summary: 'Reads.',
    input: v.object({
      id: v.string(),
      page: v.optional(v.pipe(v.number(), v.minValue(1)), 1),
      on: v.optional(v.boolean()),
      tag: v.optional(v.array(v.string())),
      day: v.optional(v.picklist([7, 30])),
    }),
    data: v.unknown(),
    scope: 'device:read',
    origin: 'ours',
  }),
  fixed: endpoint({
    method: 'GET',
    path: '/api/v3/thing/list',
    summary: 'A fixed path beside one with a field.',
    data: v.string(),
    scope: 'public',
    origin: 'ours',
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/v3/thing',
    summary: 'Writes.',
    input: v.object({
      mobile: v.pipe(v.string(), v.regex(/^1\d{10}$/)),
      list: v.optional(v.array(v.object({ n: v.number() }))),
    }),
    data: v.unknown(),
    scope: 'account',
    origin: 'ours',
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v3/thing/upload',
    summary: 'Takes a file.',
    input: v.object({ note: v.string(), count: v.number(), file: v.instance(Blob) }),
    data: v.unknown(),
    encoding: 'form',
    scope: 'public',
    origin: 'ours',
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/v3/thing/refuse',
    summary: 'Refuses as told.',
    input: v.object({ how: v.picklist(['code', 'missing', 'later', 'twice', 'bug']) }),
    scope: 'public',
    origin: 'ours',
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/v3/thing/events',
    summary: 'Streams.',
    reply: 'blob',
    scope: 'public',
    origin: 'ours',
  }),
};

let cancelled = false;
let tellEvent: (text: string) => void;
const seen: Context[] = [];
const handlers: Handlers<typeof thing> = {
  read: async (context, input) => {
    seen.push(context);
    return { data: input };
  },
  fixed: async () => ({ data: 'fixed' }),
  write: async (context, input) => ({ data: { ...input, account: context.caller.accountId }, code: 3000 }),
  upload: async (_, { note, count, file }) => ({ data: { note, count, text: await file.text() } }),
  refuse: async (_, { how }) => {
    if (how === 'code') throw refuse('wrongPassword', { advice: because('triesLeft', { left: 2 }) });
    if (how === 'missing') throw notFound();
    if (how === 'later') throw tooMany(12.5);
    if (how === 'twice') throw Object.assign(new Error('duplicate key'), { code: '23505' });
    throw new Error('secret detail: table account');
  },
  events: async () =>
    new Response(
      new ReadableStream({
        start(stream) {
          tellEvent = (text) => stream.enqueue(new TextEncoder().encode(text));
          tellEvent('data: 1\n\n');
        },
        cancel: () => void (cancelled = true),
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    ),
};

const callers: Record<string, Caller> = {
  person: { accountId: 'acc_1', sessionId: 's', scopes: [] },
  embed: { accountId: 'acc_2', scopes: ['device:read'], partnerId: 'p' },
  other: { accountId: 'acc_3', scopes: ['alarm:read'] },
};
const logged: string[] = [];
const counted: string[] = [];
const app = new Hono<Env>();

beforeAll(() => {
  mountErrors(app, (line) => logged.push(line));
  mountApi(
    app,
    { now: () => 0, limits: { take: async (key: string) => void counted.push(key) } } as unknown as Services,
    {
      authenticate: async (token) => callers[token],
      refuseOrigin: async (origin) => (origin === 'https://partner.example' ? undefined : refuse('siteUnknown')),
    },
    routesOf({ thing }, { thing: handlers }),
  );
});
afterAll(() => expect(logged).toHaveLength(1));

const call = (path: string, init: RequestInit & { token?: string } = {}) =>
  app.fetch(
    new Request(`http://cloud.test/api/v3${path}`, {
      ...init,
      headers: { ...(init.token && { authorization: `Bearer ${init.token}` }), ...(init.headers as object) },
    }),
    { ip: '192.0.2.7' },
  );
const post = (path: string, body: unknown, token?: string) =>
  call(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' }, token });

describe('an answer', () => {
  const ask = (tag: string, accept = 'gzip') =>
    call(`/thing/1?tag=${tag}`, { token: 'person', headers: { 'accept-encoding': accept } });

  it('is compressed where it is long and may be', async () => {
    const plain = await ask('a'.repeat(5000), 'identity');
    const short = await ask('a'.repeat(5000));
    expect([plain, short].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
    expect([plain, short].map(({ headers }) => headers.get('vary')?.includes('Accept-Encoding'))).toEqual([true, true]);
    const packed = await short.arrayBuffer();
    expect(packed.byteLength).toBeLessThan(500);
    expect(gunzipSync(packed).toString()).toBe(await plain.text());
    expect(short.headers.get('cache-control')).toBe('no-store');
  });

  it('of one packet is sent as it is, and events to who reads no gzip', async () => {
    const events = (accept: string) => call('/thing/events', { headers: { 'accept-encoding': accept } });
    const answers = await Promise.all([ask('a'), events('br'), events('br, gzip;q=0')]);
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, null, null]);
    for (const { body } of answers) await body?.cancel();
  });

  it('of events is packed as one, and each event is there at once', async () => {
    const { body, headers } = await call('/thing/events', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([headers.get('content-encoding'), headers.get('content-type')]).toEqual(['gzip', 'text/event-stream']);
    const reader = body!.pipeThrough(new DecompressionStream('gzip')).getReader();
    for (const event of ['data: 1\n\n', 'data: 2\n\n']) {
      if (event !== 'data: 1\n\n') tellEvent(event);
      let text = '';
      while (text.length < event.length) text += new TextDecoder().decode((await reader.read()).value);
      expect(text).toBe(event);
    }
    cancelled = false;
    await reader.cancel();
    await expect.poll(() => cancelled).toBe(true);
  });
});

describe('input', () => {
  it('is read from path and query as what the schema wants', async () => {
    const response = await call('/thing/a%2Fb?page=3&on=false&tag=x&tag=y&day=30&stray=1', { token: 'person' });
    expect(await response.json()).toEqual({
      code: 2000,
      message: '',
      data: { id: 'a/b', page: 3, on: false, tag: ['x', 'y'], day: 30 },
    });
    expect(seen.at(-1)).toMatchObject({ ip: '192.0.2.7', caller: { accountId: 'acc_1' } });
  });

  it('that does not fit is refused by field, in Chinese', async () => {
    const response = await call('/thing/1?page=0&day=8', { token: 'person' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      code: 4022,
      reason: 'tooLow',
      params: { min: 1 },
      message: '不能小于 1',
      errors: { page: ['不能小于 1'], day: ['格式无效'] },
      reasons: { page: [{ reason: 'tooLow', params: { min: 1 } }], day: [{ reason: 'unfit' }] },
      data: null,
    });
    const written = await post('/thing', { mobile: '2', list: [{ n: 1 }, { n: 'x' }] }, 'person');
    expect(await written.json()).toMatchObject({
      errors: { mobile: ['格式无效'], 'list.1.n': ['格式无效'] },
    });
    expect(await (await post('/thing', {}, 'person')).json()).toMatchObject({ errors: { mobile: ['必须填写'] } });
  });

  it.each([
    ['text that is not JSON', '{', 400],
    ['a list', '[]', 400],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
    ['more than it may be', `"${'x'.repeat(3 * 1024 * 1024)}"`, 413],
  ])('refuses a body of %s', async (_, body, status) => {
    const headers = { 'content-type': 'application/json' };
    expect((await call('/thing', { method: 'POST', body, headers, token: 'person' })).status).toBe(status);
  });

  it('refuses a body that a page elsewhere could post without asking', async () => {
    const response = await call('/thing', { method: 'POST', body: '{"mobile":"13800138000"}', token: 'person' });
    expect(response.status).toBe(415);
  });

  it('takes files in a form', async () => {
    const body = new FormData();
    body.set('note', '照片');
    body.set('count', '2');
    body.set('file', new Blob(['bytes']), 'a.txt');
    const response = await call('/thing/upload', { method: 'POST', body });
    expect(await response.json()).toMatchObject({ data: { note: '照片', count: 2, text: 'bytes' } });
  });

  it('with a fixed path is not taken for a field', async () => {
    expect(await (await call('/thing/list')).json()).toMatchObject({ data: 'fixed' });
  });
});

describe('who asks', () => {
  it.each([
    ['nobody', undefined, 401],
    ['an unknown token', 'stolen', 401],
    ['a token without the scope', 'other', 403],
    ['a token with the scope', 'embed', 200],
    ['a person', 'person', 200],
  ])('%s gets %s %i', async (_, token, status) => {
    expect((await call('/thing/1', { token })).status).toBe(status);
  });

  it('keeps embed tokens away from calls of the account', async () => {
    expect((await post('/thing', { mobile: '13800138000' }, 'embed')).status).toBe(403);
    const mine = await post('/thing', { mobile: '13800138000' }, 'person');
    expect(await mine.json()).toMatchObject({ code: 3000, data: { account: 'acc_1' } });
  });

  it('is told before anything about the input', async () => {
    expect((await call('/thing/1?page=0')).status).toBe(401);
  });
});

describe('uploads', () => {
  it('are counted before they are read, and few are read at once, however many come', async () => {
    let [reading, most] = [0, 0];
    const send = async (n: number) => {
      const form = new FormData();
      form.append('note', 'n');
      form.append('count', '1');
      form.append('file', new File(['x'], 'x'));
      const whole = new Response(form);
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            expect(counted.length).toBeGreaterThan(n);
            most = Math.max(most, ++reading);
            controller.enqueue(new Uint8Array(await whole.clone().arrayBuffer()));
            controller.close();
            reading -= 1;
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { 'content-type': whole.headers.get('content-type')! };
      return app.fetch(
        new Request('http://cloud.test/api/v3/thing/upload', {
          method: 'POST',
          headers,
          body,
          duplex: 'half',
        } as object),
        { ip: `192.0.2.${n % 15}` },
      );
    };
    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => send(n)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(most).toBeLessThanOrEqual(6);
  });

  it('that many wait for already are refused for now', async () => {
    const turns = createTurns({ most: 1, mostOfOne: 1, mostWaiting: 1 });
    const end = await turns('a');
    const next = turns('b');
    await expect(turns('c')).rejects.toMatchObject({ status: 429, retryAfter: 5 });
    end();
    (await next)();
    await expect(turns('c')).resolves.toBeInstanceOf(Function);
  });
});

describe('refusals', () => {
  it('keep their code, status and waiting time', async () => {
    const code = await post('/thing/refuse', { how: 'code' });
    expect([code.status, await code.json()]).toEqual([
      200,
      {
        code: 4006,
        reason: 'wrongPassword',
        params: { advice: { reason: 'triesLeft', params: { left: 2 } } },
        message: '账号或密码错误，还可以尝试 2 次',
        data: null,
      },
    ]);
    expect((await post('/thing/refuse', { how: 'missing' })).status).toBe(404);
    const twice = await post('/thing/refuse', { how: 'twice' });
    expect([twice.status, await twice.json()]).toMatchObject([409, { code: 4009, reason: 'taken' }]);
    const later = await post('/thing/refuse', { how: 'later' });
    expect([later.status, later.headers.get('retry-after')]).toEqual([429, '13']);
  });

  it('say nothing about a fault of ours, which is logged under the number in the answer', async () => {
    const response = await post('/thing/refuse', { how: 'bug' });
    const body = (await response.json()) as { code: number; message: string };
    expect(response.status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(logged[0]).toContain('secret detail');
    const id = response.headers.get('x-request-id')!;
    expect(logged[0]).toContain(id);
    expect(body.message).toContain(id.slice(0, 8));
  });

  it('cover calls that do not exist', async () => {
    expect((await call('/nothing')).status).toBe(404);
    expect((await post('/thing/1', {})).status).toBe(404);
  });
});

describe('answers', () => {
  it('are never kept, never sniffed and never framed', async () => {
    const { headers } = await call('/thing/list');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    });
  });

  it('may be streams, which end with their reader', async () => {
    const response = await call('/thing/events');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: 1\n\n');
    await reader.cancel();
    expect(cancelled).toBe(true);
  });
});

describe('pages of other origins', () => {
  const from = (origin: string, method = 'GET') =>
    call('/thing/1', { method, token: method === 'GET' ? 'embed' : undefined, headers: { origin } });

  it('that are known may call, also after asking first', async () => {
    const asked = await from('https://partner.example', 'OPTIONS');
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
    const response = await from('https://partner.example');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it.each(['https://evil.example', 'null', 'https://partner.example.evil.example'])(
    'refuses %s whatever its token, in words that it can read',
    async (origin) => {
      const response = await from(origin);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 4031, message: '此网站未获准使用本接口' });
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  it('are not the own one', async () => {
    expect((await from('http://cloud.test')).status).toBe(200);
  });

  it('learn why a known origin was refused', async () => {
    const response = await call('/thing/1', { headers: { origin: 'https://partner.example' } });
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  });
});
