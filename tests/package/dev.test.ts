import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { statSync, utimesSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { pageHeaders } from '../../host/server/http/headers';

let data: string;
let dev: ChildProcess;
let said = '';
const addresses: Record<string, string> = {};

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'netpane-dev-'));
  const port = await freePair();
  dev = spawn(process.execPath, ['host/dev.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      STORIES_PORT: '0',
      NETPANE_DATA: data,
      NETPANE_DEMO: '0',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((ready, failed) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      for (const [, name = '', url = ''] of said.matchAll(/^(\S+) +(http:\S+)$/gm)) addresses[name] = url;
      if (said.includes('Ctrl-C')) ready();
    };
    dev.stdout?.on('data', read);
    dev.stderr?.on('data', read);
    dev.once('exit', () => failed(new Error(`it did not start:\n${said}`)));
  });
});
afterAll(async () => {
  dev.kill('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

/** A port that is free, and the one after it. */
async function freePair(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

/** What an open page is told, of this type, when a file is saved as it is. */
async function toldAfterSaving(file: string, type: string): Promise<string> {
  const client = await (await get('控制台', '/@vite/client')).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  const socket = new WebSocket(`${addresses['控制台']?.replace('http', 'ws')}?token=${token}`, 'vite-hmr');
  await once(socket, 'open');
  const told = new Promise<string>((done) =>
    socket.on('message', (text: Buffer) => text.toString().includes(`"type":"${type}"`) && done(text.toString())),
  );
  const { atime, mtime } = statSync(file);
  utimesSync(file, new Date(), new Date());
  try {
    return await told;
  } finally {
    utimesSync(file, atime, mtime);
    socket.close();
  }
}

const get = (name: string, path: string) => fetch(`${addresses[name]}${path}`);

describe('npm run dev', () => {
  it('shows the console under the policy of the product, to which it adds one nonce', async () => {
    const page = await get('控制台', '/networks');
    expect(await page.text()).toContain('src="/host/main.tsx"');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`'nonce-`);
    expect(policy.replace(/ 'nonce-\w+'/g, '')).toBe(pageHeaders['content-security-policy']);
    expect(await (await get('控制台', '/host/main.tsx')).text()).toContain('/host/console.tsx');
    expect(await (await get('控制台', '/netpane.css')).text()).toContain('--_np-surface-canvas');
    const { icons } = (await (await get('控制台', '/manifest.webmanifest')).json()) as { icons: { src: string }[] };
    expect((await get('控制台', icons[0]!.src)).headers.get('content-type')).toBe('image/png');
    expect(await (await get('控制台', '/openapi.json')).text()).toContain('"openapi":"3.1');
  });

  it('shows the stories', async () => {
    expect(await (await get('组件', '/')).text()).toContain('id="ladle-root"');
  });

  it('exchanges a widget that is saved in the pages that show it', async () => {
    const widget = 'widgets/alarms/alarm-list/alarm-list.tsx';
    expect((await get('控制台', `/${widget}`)).status).toBe(200);
    const told = JSON.parse(await toldAfterSaving(widget, 'update')) as { updates: { path: string }[] };
    expect(told.updates.map(({ path }) => path)).toContain(`/${widget}`);
  });

  it('starts the server again when one of its files is saved, and loads open pages again then', async () => {
    await toldAfterSaving('host/server/http/time.ts', 'full-reload');
    // Its time was set back, which starts the server once more.
    await expect.poll(async () => (await get('控制台', '/healthz')).status).toBe(200);
  });

  it('ends the server and the stories with itself', async () => {
    dev.kill('SIGINT');
    await once(dev, 'exit');
    await expect(get('服务', '/healthz')).rejects.toThrow();
    await expect(get('组件', '/')).rejects.toThrow();
  });
});
