import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// The back ends that a starter offers, each as it is handed out, asked the same by one page before one cloud.

const folder = 'examples/create/backends';
const origin = 'https://portal.example.com';
const secret = 'nps_pt_x.very-secret';

/** How each is started; `probe` tells whether this machine can. */
const helpers = [
  {
    language: 'Node',
    file: 'netpane-token.mjs',
    probe: ['node', '--version'],
    run: () => ['node', 'netpane-token.mjs'],
  },
  {
    language: 'Python',
    file: 'netpane_token.py',
    probe: ['python3', '--version'],
    run: () => ['python3', 'netpane_token.py'],
  },
  { language: 'Go', file: 'netpane-token.go', probe: ['go', 'version'], run: () => ['go', 'run', 'netpane-token.go'] },
  {
    language: 'PHP',
    file: 'netpane-token.php',
    probe: ['php', '--version'],
    run: (port: number) => ['php', '-S', `127.0.0.1:${port}`, 'netpane-token.php'],
  },
  {
    language: 'Java',
    file: 'NetpaneToken.java',
    probe: ['java', '--version'],
    run: () => ['java', 'NetpaneToken.java'],
  },
];

/** What the cloud answers next, and what it was asked. */
let answer: { status: number; body: string } | 'silence';
const asked: { path?: string; method?: string; secret?: string; type?: string; body: unknown }[] = [];
let cloud: Server;
const cloudUrl = () => `http://127.0.0.1:${(cloud.address() as AddressInfo).port}`;

const textOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString();

beforeAll(async () => {
  cloud = createServer((request, response) => {
    void textOf(request).then((text) => {
      const { url, method, headers } = request;
      asked.push({
        path: url!,
        method: method!,
        secret: headers.authorization!,
        type: headers['content-type']!,
        body: JSON.parse(text),
      });
      if (answer !== 'silence')
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  }).listen(0, '127.0.0.1');
  await once(cloud, 'listening');
});
afterAll(() => {
  cloud.closeAllConnections();
  cloud.close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const isHere = ([program, ...words]: string[]) => spawnSync(program!, words).status === 0;

describe.each(helpers)('the back end in $language', ({ language, file, probe, run }) => {
  const here = isHere(probe);
  if (!here) {
    it.skip(`was not run: ${language} is not on this machine`, () => undefined);
    return;
  }
  let child: ChildProcess;
  let url: string;
  const ask = (init: RequestInit = { method: 'POST', headers: { origin } }) => fetch(url, init);

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}/netpane-token`;
    const [program, ...words] = run(port);
    const env = { NETPANE_URL: `${cloudUrl()}/`, NETPANE_SECRET: secret, SITE_ORIGIN: origin, NETPANE_TIMEOUT: '1' };
    child = spawn(program!, words, {
      cwd: folder,
      env: { ...process.env, ...env, PORT: String(port), NETPANE_SCOPES: 'device:read stats:read' },
      stdio: 'ignore',
      // `go run` leaves what it built behind when it alone is ended.
      detached: true,
    });
    await vi.waitFor(async () => expect((await ask({})).status).toBe(405), { timeout: 120_000, interval: 100 });
  }, 130_000);
  afterAll(() => void (child?.pid && process.kill(-child.pid)));

  it('trades the secret for a token, bound to the page and to what its widgets need', async () => {
    asked.length = 0;
    const data = { token: 'npe_1', expires_in: 600, scopes: ['device:read'], theme: { font: '"Source {Han}", serif' } };
    answer = { status: 200, body: JSON.stringify({ code: 2000, data, message: '' }) };
    const reply = await ask();
    expect([reply.status, await reply.json()]).toEqual([200, data]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(asked).toEqual([
      {
        path: '/api/v3/embed/token',
        method: 'POST',
        secret: `Bearer ${secret}`,
        type: 'application/json',
        body: { origin, scopes: ['device:read', 'stats:read'] },
      },
    ]);
  });

  it('passes a refusal on, so that the widget can say why', async () => {
    const refusal = {
      code: 4032,
      message: '没有申请的权限',
      reason: 'scopesBeyond',
      params: { scopes: ['stats:read'] },
    };
    answer = { status: 403, body: JSON.stringify({ ...refusal, data: null }) };
    const reply = await ask();
    expect([reply.status, await reply.json()]).toEqual([502, expect.objectContaining(refusal)]);
  });

  it.each([
    ['says nothing', 'silence' as const],
    ['answers with a page', { status: 502, body: '<html>nginx</html>' }],
  ])('says in words that the cloud is away when it %s', async (_, so) => {
    answer = so;
    const reply = await ask();
    const text = await reply.text();
    expect([reply.status, JSON.parse(text)]).toEqual([502, { code: 5020, message: '暂时无法连接网络云平台' }]);
    expect(text).not.toContain('secret');
  });

  it('answers its own pages alone, and asks the cloud nothing for others', async () => {
    asked.length = 0;
    const others: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: `${origin}.evil.example` },
      {},
    ];
    for (const headers of others) expect((await ask({ method: 'POST', headers })).status).toBe(403);
    expect((await ask({ headers: { origin } })).status).toBe(405);
    expect(asked).toEqual([]);
  });

  it('is short enough to be read before it is used', () => {
    expect(readFileSync(`${folder}/${file}`, 'utf8').split('\n').length).toBeLessThan(100);
  });
});
