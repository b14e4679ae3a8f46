import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../host/server/kit/context/context';
import { createAccount } from '../../host/server/account/auth/accounts';
import { hashPassword } from '../../host/server/account/auth/passwords';
import { seedAccounts } from '../../host/server/demo/seed/accounts';
import { migrate, openDb } from '../../host/server/kit/store';
import { openPglite } from '../../host/server/kit/store/pglite';
import { storeTemplate } from '../../host/server/kit/store/template';
import { createVault, openVault } from '../../host/server/kit/vault';
import { freshDemo, packedKey } from '../../host/server/packed-demo';
import { buildServer, start, type Program } from './server-process';
import { databaseUrl, migrations, openEmpty } from './test-db';

let built: Awaited<ReturnType<typeof buildServer>>;
const running: Program[] = [];
beforeAll(async () => {
  built = await buildServer();
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => rm(built.folder, { recursive: true, force: true }));

const run = (script: string, args: string[] = [], env: Record<string, string> = {}) => {
  const program = start(script, args, env);
  running.push(program);
  return program;
};

describe.skipIf(databaseUrl())('an embedded store that begins with a packed one', () => {
  it('has what was packed, and opens with the key of the packing until it was sealed again', async () => {
    const cache = join(built.folder, '.cache/store');
    const store = await openPglite({ template: await storeTemplate(cache) });
    await store.exec(`CREATE TABLE thing AS SELECT n, repeat('x', n) AS text FROM generate_series(1, 3000) n`);
    const file = join(built.folder, 'packed.tar.gz');
    await writeFile(file, gzipSync(await store.dump(), { level: 1 }));
    await store.close();
    expect([await freshDemo(file), await freshDemo(file, Date.now() + 4 * 86_400_000)]).toEqual([file, undefined]);

    const packed = (await freshDemo(file))!;
    const folder = join(built.folder, 'packed');
    const db = await openDb(folder, { worker: built.worker, cache, packed });
    expect(await db.query('SELECT count(*) AS n, sum(length(text)) AS letters FROM thing')).toEqual([
      { n: 3000, letters: 4_501_500 },
    ]);
    await db.exec('DROP TABLE thing');
    await db.close();
    // The folder is filled once: what was done in it since stays.
    const again = await openDb(folder, { worker: built.worker, cache, packed });
    expect(await again.query(`SELECT to_regclass('thing') AS there`)).toEqual([{ there: null }]);
    await again.close();

    const sealed = createVault([packedKey]).seal('two_step:acc_demo', 'secret');
    expect((await openVault({ data: folder }, [packedKey])).open('two_step:acc_demo', sealed)).toBe('secret');
  });
});

describe('the server as a process', { timeout: 180_000 }, () => {
  async function serve(env: Record<string, string>): Promise<{ program: Program; url: string }> {
    const program = run(built.main, [], { PORT: '0', ...env });
    const [, url] = await program.line(/(http:\/\/127\.0\.0\.1:\d+)$/);
    return { program, url: url! };
  }
  const ours = { email: 'owner@example.cn', password: 'Tiantai2026' };
  /** A customer, and the accounts of the demo without its fleet, which takes its time. */
  async function withAccounts(place: string, data: string): Promise<void> {
    const db = await openDb(place, { worker: built.worker, cache: join(built.folder, '.cache/store') });
    await migrate(db, await migrations());
    await mkdir(data, { recursive: true });
    const vault = await openVault({ data });
    await seedAccounts({ db, vault, now: Date.now } as Services);
    const passwordHash = await hashPassword(ours.password);
    await db.tx((sql) => createAccount(sql, { email: ours.email, passwordHash, at: Date.now() }));
    await db.close();
  }
  const post = async (url: string, path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${url}/api/v3${path}`, { method: 'POST', body: JSON.stringify(body), headers });
    return (await response.json()) as { code: number; token: string };
  };

  it('has no demo accounts on data that once was a demo; keeps every acknowledged write over kill -9, stops cleanly on Ctrl-C, and is restored elsewhere', async () => {
    const data = join(built.folder, 'data');
    const real = databaseUrl() ? await openEmpty() : undefined;
    await withAccounts(real?.url ?? join(data, 'store'), data);
    const env = { NETPANE_DATA: data, NETPANE_DEMO: '0', ...(real?.url && { DATABASE_URL: real.url }) };
    const first = await serve(env);
    const { token } = await post(first.url, '/login', ours);
    for (const qq of ['10001', '10002', '10003']) {
      expect(await post(first.url, '/profile/qq', { qq }, token)).toMatchObject({ code: 2000 });
    }
    for (const email of ['demo@netpane.cn', 'agent@netpane.cn']) {
      const published = await post(first.url, '/login', { email, password: 'Netpane2026' });
      expect(published).toMatchObject({ code: 4003 });
    }
    first.program.child.kill('SIGKILL');
    await first.program.ended;

    const second = await serve(env);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${second.url}/api/v3/user`, { headers });
    // A proxy that keeps a connection for a minute does not send into one that is being closed.
    expect(answer.headers.get('keep-alive')).toBe('timeout=75');
    const user = await answer.json();
    expect(user).toMatchObject({ code: 2000, data: { qq: '10003' } });
    second.program.child.kill('SIGINT');
    expect(await second.program.ended).toBe(0);

    const other = databaseUrl() ? await openEmpty() : undefined;
    const restored = { ...env, NETPANE_DATA: `${data}-restored`, ...(other?.url && { DATABASE_URL: other.url }) };
    const file = join(built.folder, 'all.backup');
    await run(built.main, ['backup', file], env).line(/已备份 \d+ 行数据和 2 个文件/);
    await run(built.main, ['restore', file], restored).line(/已恢复 \d+ 行数据和 2 个文件/);
    const third = await serve(restored);
    expect(await (await fetch(`${third.url}/api/v3/user`, { headers })).json()).toEqual(user);
    third.program.child.kill('SIGTERM');
    expect(await third.program.ended).toBe(0);
    await real?.db.close();
    await other?.db.close();
  });

  it('says in one line why it does not start', async () => {
    const program = run(built.main, [], { HOST: '0.0.0.0', NETPANE_DATA: join(built.folder, 'never') });
    expect(await program.ended).toBe(1);
    expect(program.errors().trim().split('\n')).toHaveLength(1);
    expect(program.errors()).toContain('NETPANE_DEMO');
  });
});
