import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAccounts } from '../../host/server/demo/seed/accounts';
import { startJobs } from '../../host/server/kit/jobs/run';
import { jobs } from '../../host/server/jobs';
import { prepareStore, whenThere } from '../../host/server/prepare-store';
import { migrate, openDb } from '../../host/server/kit/store';
import type { Db } from '../../host/server/kit/store/db';
import { startPostgres, type PostgresServer } from './postgres';
import { startReference, type Reference } from './reference';
import { migrations } from './test-db';

let postgres: PostgresServer;
let db: Db;
let server: Reference;
let token: string;
beforeAll(async () => {
  postgres = await startPostgres();
  db = await openDb(postgres.url, { worker: new URL('file:///'), cache: '' });
  await migrate(db, await migrations());
  server = await startReference({ db, log: () => undefined });
  await seedAccounts(server.services);
  token = (await (await server.signIn()).token())!;
});
afterAll(async () => {
  await db.close();
  await postgres.stop();
});

const ask = (path: string, body?: object) =>
  server.fetch(
    new Request(`http://netpane.test${path === '/healthz' ? '' : '/api/v3'}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    }),
  );
const soon = { timeout: 30_000, interval: 100 };

describe('a PostgreSQL that goes away', { timeout: 120_000 }, () => {
  it('costs those who ask meanwhile a refusal that says when to come back, and nobody else anything', async () => {
    const stopJobs = startJobs(jobs, server.services, () => undefined);
    const answers = new Set<string>();
    let asking = true;
    let stored = '';
    const askers = Array.from({ length: 8 }, async (_, i) => {
      for (let n = 10_000; asking; n++) {
        const response = await (i === 0 ? ask('/profile/qq', { qq: String(n) }) : ask('/user'));
        const { code } = (await response.json()) as { code: number };
        if (i === 0 && code === 2000) stored = String(n);
        answers.add([response.status, code, response.headers.get('retry-after')].join(' '));
      }
    });
    const answered = async () => {
      answers.clear();
      await expect.poll(() => answers.has('200 2000 '), soon).toBe(true);
    };
    const all = new Set<string>();
    for (let round = 0; round < 3; round++) {
      await answered();
      await postgres.restart();
      answers.forEach((answer) => all.add(answer));
    }
    await answered();
    asking = false;
    await Promise.all([...askers, stopJobs()]);
    expect(all).toEqual(new Set(['200 2000 ', '503 5030 5']));
    expect(await (await ask('/user')).json()).toMatchObject({ data: { qq: stored } });
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('is told by /healthz and by every call while it hangs, and both go on by themselves', async () => {
    const first: string[] = [];
    const noted = (path: string) => ask(path).finally(() => first.push(path));
    const many = () => Promise.all(Array.from({ length: 20 }, () => noted('/user')));
    // With connections that were open before, and such as are opened in vain.
    await many();
    const release = await postgres.freeze();
    try {
      first.length = 0;
      const health = noted('/healthz');
      const calls = await many();
      expect((await health).status).toBe(503);
      expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 503));
      // Whoever watches over the server does not wait as long as its callers.
      expect(first[0]).toBe('/healthz');
    } finally {
      release();
    }
    await expect.poll(async () => (await ask('/healthz')).status, soon).toBe(200);
    expect((await ask('/user')).status).toBe(200);
  });

  it('is waited for at the start, and the log says why', async () => {
    const start = await postgres.halt();
    const said: string[] = [];
    const { vault } = server.services;
    const all = await migrations();
    const prepared = whenThere(
      () => prepareStore(db, { migrations: all, vault, staffKey: 'staff' }),
      (line) => void said.push(line),
      50,
    );
    await expect.poll(() => said.length, soon).toBeGreaterThan(2);
    expect(said.slice(0, 2)).toEqual([
      expect.stringMatching(/^数据库暂时无法访问，0.05 秒后重试：.*ECONNREFUSED/),
      expect.stringMatching(/^数据库暂时无法访问，0.1 秒后重试：.*ECONNREFUSED/),
    ]);
    await start();
    await prepared;
  });

  it('is not waited for where waiting does not help', async () => {
    const other = await openDb(postgres.url.replace(/postgres$/, 'nowhere'), {
      worker: new URL('file:///'),
      cache: '',
    });
    await expect(
      whenThere(
        () => other.query('SELECT 1'),
        () => undefined,
      ),
    ).rejects.toMatchObject({
      code: 'NETPANE_SETTINGS',
      message: expect.stringContaining('nowhere') as string,
    });
    await other.close();
  });
});
