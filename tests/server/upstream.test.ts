import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUpstreamApp, type App } from '../../host/server/app';

let back: Server;
let app: App;
let base: string;
const got: { line: string; headers: IncomingMessage['headers']; body: string }[] = [];

beforeAll(async () => {
  back = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      got.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      if (request.url === '/base/api/v3/never') return;
      if (request.url === '/base/api/v3/page') {
        const page = { 'content-type': 'text/html', 'service-worker-allowed': '/' };
        return void response.writeHead(200, page).end('<script>alert(1)</script>');
      }
      if (request.method === 'OPTIONS') {
        return void response.writeHead(204, { 'access-control-allow-origin': request.headers.origin ?? '' }).end();
      }
      const away = request.url === '/base/api/v3/away';
      if (away) response.writeHead(302, { location: 'https://elsewhere.test' }).end();
      else response.writeHead(422, { 'content-type': 'application/json', 'x-own': 'kept' }).end('{"code":4022}');
    });
  });
  await new Promise<void>((done) => back.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(back.address() as AddressInfo).port}/base/`;
  app = createUpstreamApp(base, {});
});
afterAll(() => {
  back.closeAllConnections();
  back.close();
});

it('passes calls on with their method, query, token and body, and answers as told', async () => {
  const response = await app(
    new Request('http://cloud.test/api/v3/login?x=1', {
      method: 'POST',
      body: '{"email":"a"}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer t', host: 'cloud.test' },
    }),
    { ip: '192.0.2.7' },
  );
  expect([response.status, response.headers.get('x-own'), await response.json()]).toEqual([
    422,
    'kept',
    { code: 4022 },
  ]);
  expect(got.at(-1)).toMatchObject({
    line: 'POST /base/api/v3/login?x=1',
    body: '{"email":"a"}',
    headers: { authorization: 'Bearer t', 'x-forwarded-for': '192.0.2.7', host: expect.stringContaining('127.0.0.1') },
  });
});

it('passes /JSON on too, and follows nobody elsewhere', async () => {
  await app(new Request('http://cloud.test/JSON/time.json'));
  expect(got.at(-1)!.line).toBe('GET /base/JSON/time.json');
  expect((await app(new Request('http://cloud.test/api/v3/away'))).status).toBe(302);
});

it('says itself who asks, and passes on nothing that the asker says of it', async () => {
  const lies = [
    'x-forwarded-for',
    'x-forwarded-host',
    'x-real-ip',
    'forwarded',
    'cf-connecting-ip',
    'true-client-ip',
    'x_real_ip',
    'x_forwarded_for',
    'client-ip',
    'wl-proxy-client-ip',
    'x-azure-clientip',
  ];
  const headers = Object.fromEntries(lies.map((name) => [name, '203.0.113.9']));
  await app(new Request('http://cloud.test/api/v3/user', { headers }), { ip: '192.0.2.7' });
  const seen = got.at(-1)!.headers;
  const heard = lies.filter((name) => seen[name] !== undefined);
  expect(heard.map((name) => [name, seen[name]])).toEqual([
    ['x-forwarded-for', '192.0.2.7'],
    ['x-real-ip', '192.0.2.7'],
  ]);
});

it('gives a page that the back end answers none of the rights of the console', async () => {
  const response = await app(new Request('http://cloud.test/api/v3/page'));
  expect([response.status, await response.text()]).toEqual([200, '<script>alert(1)</script>']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': expect.stringContaining('sandbox') as string,
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.get('service-worker-allowed')).toBeNull();
});

it('asks the back end what other origins may do, and hides from it that the console is one', async () => {
  const ask = (origin: string) =>
    app(
      new Request('http://cloud.test/api/v3/user', {
        method: 'OPTIONS',
        headers: { origin, host: 'cloud.test', 'access-control-request-method': 'GET' },
      }),
    );
  const response = await ask('https://portal.test');
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, 'https://portal.test']);
  await ask('http://cloud.test');
  expect(got.at(-1)!.headers.origin).toBeUndefined();
});

it('waits for it so long and no longer', async () => {
  const short = createUpstreamApp(base, { longest: 50 });
  const response = await short(new Request('http://cloud.test/api/v3/never'));
  expect([response.status, await response.json()]).toMatchObject([504, { code: 5040, data: null }]);
});
