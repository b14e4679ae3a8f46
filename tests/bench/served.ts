import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of a build, as a process with the demo on an empty folder of its own. */
export interface Served {
  url: string;
  /** Of the demo account; empty where there is none. */
  token: string;
  pid: number;
  /** Milliseconds from the start of the process until it listened. */
  started: number;
  stop: () => Promise<void>;
}

/** Starts the server of a build, `dist` unless told; `demo`: with the demo, on unless told. */
export async function serve(dist = 'dist', demo = true): Promise<Served> {
  const data = await mkdtemp(join(tmpdir(), 'netpane-bench-'));
  const began = performance.now();
  const server = spawn(process.execPath, [join(dist, 'server/main.js')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      NETPANE_DATA: data,
      DATABASE_URL: '',
      ...(!demo && { NETPANE_DEMO: '0' }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((ready, failed) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found) ready(found[0]);
    });
    server.once('exit', () => failed(new Error(`${dist} did not start:\n${said}`)));
  });
  const started = performance.now() - began;
  const response = await fetch(`${url}/api/v3/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@netpane.cn', password: 'Netpane2026' }),
  });
  const { token = '' } = (await response.json()) as { token?: string };
  return {
    url,
    token,
    pid: server.pid!,
    started,
    async stop() {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The build at hand, and beside it another one where `NETPANE_BESIDE` names its `dist`: only their ratio means anything. */
export const builds = (): readonly { name: string; dist: string }[] => [
  ...(process.env.NETPANE_BESIDE ? [{ name: 'beside', dist: process.env.NETPANE_BESIDE }] : []),
  { name: 'ours', dist: 'dist' },
];
