import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server process of its own, on a free port and an empty folder. */
export interface ConsoleServer {
  url: string;
  /** The folder with its store and keys. */
  data: string;
  stop: () => Promise<void>;
}

/** Starts what the build made, with demo accounts. */
export async function startConsole(): Promise<ConsoleServer> {
  if (!existsSync('dist/server/.built') || !existsSync('dist/console/.built')) {
    throw new Error('nothing is built: run `npm run build` first');
  }
  const data = await mkdtemp(join(tmpdir(), 'netpane-console-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NETPANE_DATA: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((ready, failed) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found) ready(found[0]);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => failed(new Error(`the server did not start:\n${said}`)));
  });
  return {
    url,
    data,
    async stop() {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
