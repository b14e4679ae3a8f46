import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../host/server/kit/store/db';
import { migrate, openDb, type Migration } from '../../host/server/kit/store';
import { migrations, openEmpty } from './test-db';

const step = (name: string, sql: string, sha256 = name): Migration => ({ name, sql, sha256 });
const first = step('001_a.sql', 'CREATE TABLE a (id text PRIMARY KEY); INSERT INTO a VALUES (1);');
const second = step('002_b.sql', 'CREATE TABLE b (id text PRIMARY KEY); INSERT INTO a VALUES (2);');

let db: Db;
beforeAll(async () => {
  ({ db } = await openEmpty());
});
afterAll(() => db.close());

describe('migrations', () => {
  it('run in order, each once', async () => {
    expect(await migrate(db, [first])).toEqual(['001_a.sql']);
    expect(await migrate(db, [first, second])).toEqual(['002_b.sql']);
    expect(await migrate(db, [first, second])).toEqual([]);
    expect(await db.query('SELECT id FROM a ORDER BY id')).toEqual([{ id: '1' }, { id: '2' }]);
  });

  it('are all undone when one fails, which is named', async () => {
    const good = step('003_c.sql', 'CREATE TABLE c (id text);');
    const bad = step('004_d.sql', 'CREATE TABLE d (id text); SELECT * FROM nowhere;');
    await expect(migrate(db, [first, second, good, bad])).rejects.toThrow(/004_d\.sql.*nowhere/);
    expect(await migrate(db, [first, second, good])).toEqual(['003_c.sql']);
  });

  it('refuse a file that was changed after it had run', async () => {
    await expect(migrate(db, [{ ...first, sha256: 'other' }])).rejects.toThrow('001_a.sql');
  });

  it('are files with a number of their own', async () => {
    const names = (await migrations()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^\d{3,4}_[a-z_]+\.sql$/);
    expect(new Set(names.map((name) => Number.parseInt(name))).size).toBe(names.length);
  });

  it('are applied once when three servers start together on a fresh store', async () => {
    const fresh = await openEmpty();
    const others = await Promise.all([1, 2].map(async () => (fresh.url ? openDb(fresh.url, {} as never) : fresh.db)));
    const all = await migrations();
    const applied = await Promise.all([fresh.db, ...others].map((one) => migrate(one, all)));
    expect(applied.map(({ length }) => length).sort((a, b) => b - a)).toEqual([all.length, 0, 0]);
    if (fresh.url) await Promise.all(others.map((one) => one.close()));
    await fresh.db.close();
  });
});
