import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server process of its own, on a free port and an empty folder. */
export interface ConsoleServer {
  url: string;
  /** The folder with its store and keys. */
  data: string;
  stop: () => Promise<void>;
}

/** Milliseconds for which a seeded folder stands for a fresh one: what it tells of the last minutes ages. */
const fresh = 15 * 60_000;

/** Starts what the build made, with demo accounts. */
export async function startConsole(): Promise<ConsoleServer> {
  if (!existsSync('dist/server/.built') || !existsSync('dist/console/.built')) {
    throw new Error('nothing is built: run `npm run build` first');
  }
  const data = await mkdtemp(join(tmpdir(), 'netpane-console-'));
  await cp(await seeded(), data, { recursive: true });
  const server = await startOn(data);
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** A folder that the server filled on its first start, kept for those who start soon after. */
async function seeded(): Promise<string> {
  const folder = '.cache/console';
  const now = Math.floor(Date.now() / fresh);
  const kept = join(folder, `${now} ${(await readFile('dist/server/.built', 'utf8')).replace(/\W/g, '')}`);
  if (existsSync(kept)) return kept;
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) {
    if (parseInt(old) < now - 1) await rm(join(folder, old), { recursive: true, force: true });
  }
  const data = await mkdtemp(join(folder, 'being made '));
  const { stop } = await startOn(data);
  await stop();
  // Where somebody else was quicker, theirs is as good.
  await rename(data, kept).catch(() => rm(data, { recursive: true, force: true }));
  return kept;
}

async function startOn(data: string): Promise<ConsoleServer> {
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
    },
  };
}
