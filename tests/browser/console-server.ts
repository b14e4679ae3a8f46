import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, vi } from 'vitest';
import type { Db } from '../../host/server/kit/store/db';
import { connect, copyOf } from '../server/test-db';

/** A server process of its own, on a free port and a store of its own. */
export interface ConsoleServer {
  url: string;
  /** The folder with its keys. */
  data: string;
  /** Its database; undefined where it runs inside the test. */
  db?: Db;
  stop: () => Promise<void>;
}

/** Milliseconds for which a seeded store stands for a fresh one: what it tells of the last minutes ages. */
const fresh = 15 * 60_000;

/** Starts what the build made, with demo accounts, on a copy of a seeded database. */
export async function startConsole(): Promise<ConsoleServer> {
  const { birthtimeMs: begun } = await stat(inject('folder'));
  const state = `console ${Math.floor((Date.now() - begun) / fresh)} ${await builtAt()}`.replaceAll(/\W/g, '-');
  /** Keys and identities that belong to what is in the database. */
  const kept = join(inject('folder'), state);
  const { db, url } = await copyOf(state, async (draft) => {
    const first = await startOn(kept, draft);
    await settled(draft);
    await first.stop();
    await fillPast(draft);
  });
  const data = await mkdtemp(join(inject('folder'), 'console-'));
  // Versions of the elements are a thousand files that nobody writes to.
  const versions = join(kept, 'cdn');
  await cp(kept, data, { recursive: true, filter: (path) => path !== versions });
  await symlink(versions, join(data, 'cdn'));
  const server = await startOn(data, url);
  return {
    ...server,
    db,
    async stop() {
      await server.stop();
      await db.close();
    },
  };
}

/**
 * Waits until the simulated devices of a new server have told what they are set to, and its networks were measured and
 * checked: each copy would begin with that.
 */
async function settled(url: string): Promise<void> {
  const db = connect(url, 1);
  const isSettled = async () => {
    const [row] = await db.query<{ settled: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM running_config) AND EXISTS (SELECT 1 FROM sdwan_link_sample)
         AND NOT EXISTS (SELECT 1 FROM sdwan_check WHERE state = 'running')
         AND NOT EXISTS (SELECT 1 FROM guard_policy WHERE state = 'pending')
         AND NOT EXISTS (
           SELECT 1 FROM device d LEFT JOIN running_config r ON r.device_id = d.id
           WHERE d.simulated AND d.kind = 'gateway' AND d.status = 'online' AND r.device_id IS NULL
         ) AS settled`,
    );
    expect(row!.settled).toBe(true);
  };
  await vi.waitFor(isSettled, { timeout: 120_000, interval: 200 });
  await db.close();
}

/** The past of the simulated fleets that a server fills in bit by bit in its first minutes: each copy would do it anew. */
async function fillPast(url: string): Promise<void> {
  // Loaded by the one who fills alone.
  const { plans } = await import('../../host/server/demo/simulation/plan');
  const { fillApHoursOf, fillHours, fillRecent, fillStaysOf } = await import('../../host/server/demo/simulation/tick');
  const db = connect(url, 1);
  const now = Date.now();
  for (const plan of plans) {
    await fillRecent(db, plan, now);
    while (await fillHours(db, plan, now));
    while (await fillStaysOf(db, plan, now));
    while (await fillApHoursOf(db, plan, now));
  }
  await db.close();
}

async function builtAt(): Promise<string> {
  if (!existsSync('dist/server/.built') || !existsSync('dist/console/.built')) {
    throw new Error('nothing is built: run `npm run build` first');
  }
  return readFile('dist/server/.built', 'utf8');
}

async function startOn(data: string, databaseUrl: string): Promise<ConsoleServer> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NETPANE_DATA: data, DATABASE_URL: databaseUrl },
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
