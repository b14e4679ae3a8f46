import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUpstreamApp, type App } from '../../host/server/app';

let back: Server;
let app: App;
const got: { line: string; headers: IncomingMessage['headers']; body: string }[] = [];

beforeAll(async () => {
  back = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      got.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      const away = request.url === '/base/api/v3/away';
      if (away) response.writeHead(302, { location: 'https://elsewhere.test' }).end();
      else response.writeHead(422, { 'content-type': 'application/json', 'x-own': 'kept' }).end('{"code":4022}');
    });
  });
  await new Promise<void>((done) => back.listen(0, '127.0.0.1', done));
  app = createUpstreamApp(`http://127.0.0.1:${(back.address() as AddressInfo).port}/base/`, {});
});
afterAll(() => back.close());

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
