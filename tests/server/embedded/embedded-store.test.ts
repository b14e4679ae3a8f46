import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDb } from '../../../host/server/kit/store';
import { buildServer, start, type Program } from '../server-process';

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
const cache = () => join(built.folder, '.cache/store');

describe('the embedded store', { timeout: 180_000 }, () => {
  const place = () => join(built.folder, 'store');
  const open = (folder = place()) => openDb(folder, { worker: built.worker, cache: cache() });

  it('loses no acknowledged transaction when its process is killed at any moment', async () => {
    const acked = new Map<number, number>();
    for (const [round, until] of [30, 7, 90].entries()) {
      const writer = run(built.writer, [place(), cache(), String(round)]);
      await writer.line(new RegExp(`^acked ${until * 2}$`));
      writer.child.kill('SIGKILL');
      await writer.ended;
      acked.set(round, Number(writer.lines.at(-1)!.split(' ')[1]));
    }
    const db = await open();
    const rows = await db.query<{ round: number; n: number; last: number }>(
      'SELECT round, count(*) AS n, max(n) AS last FROM acked GROUP BY round ORDER BY round',
    );
    for (const { round, n, last } of rows) {
      expect(n).toBeGreaterThanOrEqual(acked.get(round)!);
      // The transaction under way may be there or not, but never half of it, and nothing before it is missing.
      expect([n % 2, last]).toEqual([0, n - 1]);
    }
    expect(rows).toHaveLength(3);
    await db.close();
  });

  it('refuses a second process on its folder, and serves the next one when the first is gone', async () => {
    const folder = join(built.folder, 'locked');
    const writer = run(built.writer, [folder, cache(), '0']);
    await writer.line(/^acked 2$/);
    await expect(open(folder)).rejects.toMatchObject({ code: 'NETPANE_LOCKED' });
    await expect(open(join(folder, '../locked/.'))).rejects.toMatchObject({ code: 'NETPANE_LOCKED' });
    writer.child.kill('SIGKILL');
    await writer.ended;
    const db = await open(folder);
    await expect(open(folder)).rejects.toMatchObject({ code: 'NETPANE_LOCKED' });
    await db.close();
    await (await open(folder)).close();
  });

  it('keeps values, errors and transactions through its thread as they are', async () => {
    const db = await open(join(built.folder, 'thread'));
    await db.exec('CREATE TABLE t (id text PRIMARY KEY, at timestamptz, doc jsonb, raw bytea)');
    const at = new Date('2026-01-02T03:04:05.678Z');
    await db.query('INSERT INTO t VALUES ($1, $2, $3, $4)', ['a', at, { x: [1] }, new Uint8Array([1, 2])]);
    const [row] = await db.query('SELECT * FROM t');
    expect(row).toMatchObject({ id: 'a', at: at.toISOString(), doc: { x: [1] } });
    expect([...(row!.raw as Uint8Array)]).toEqual([1, 2]);
    await expect(db.query('INSERT INTO t (id) VALUES ($1)', ['a'])).rejects.toMatchObject({
      code: '23505',
      constraint: 't_pkey',
    });
    await Promise.all([
      db.tx(async (sql) => {
        await sql.query(`INSERT INTO t (id) VALUES ('b')`);
        throw new Error('no');
      }),
      db.tx(async (sql) => void (await sql.query(`INSERT INTO t (id) VALUES ('c')`))),
      db.query(`INSERT INTO t (id) VALUES ('d')`),
    ]).catch(() => undefined);
    expect(await db.query('SELECT id FROM t ORDER BY id')).toEqual([{ id: 'a' }, { id: 'c' }, { id: 'd' }]);
    await db.close();
    await expect(db.query('SELECT 1')).rejects.toThrow();
  });
});
