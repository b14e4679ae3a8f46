import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDuplicate, json, type Db } from '../../host/server/kit/store/db';
import { openTestDb } from './test-db';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
  await db.exec(
    'CREATE TABLE thing (id text PRIMARY KEY, n bigint, at timestamptz, doc jsonb, tags text[], raw bytea)',
  );
});
afterAll(() => db.close());

const countThings = async () => (await db.query<{ n: number }>('SELECT count(*) AS n FROM thing'))[0]!.n;

describe('values', () => {
  it('come back as numbers, ISO strings and parsed documents', async () => {
    const [row] = await db.query(
      `SELECT 9007199254740991::bigint AS big, sum(x)::numeric AS total, true AS yes, 1.5::float8 AS half,
        '2026-03-04 05:06:07.89+08'::timestamptz AS at, '2026-03-04'::date AS day, '{"a": [1, null]}'::jsonb AS doc,
        '{1,2}'::bigint[] AS bigs, '{"2026-03-04 05:06:07+00",null}'::timestamptz[] AS ats, '{a,"b,c"}'::text[] AS words,
        '1 day 02:00:00'::interval AS gap, NULL AS nothing
      FROM (VALUES (1::bigint), (2)) AS t (x)`,
    );
    expect(row).toEqual({
      big: 9007199254740991,
      total: 3,
      yes: true,
      half: 1.5,
      at: '2026-03-03T21:06:07.890Z',
      day: '2026-03-04',
      doc: { a: [1, null] },
      bigs: [1, 2],
      ats: ['2026-03-04T05:06:07.000Z', null],
      words: ['a', 'b,c'],
      gap: '1 day 02:00:00',
      nothing: null,
    });
  });

  it('go in as what they are', async () => {
    const at = new Date('2026-01-02T03:04:05.678Z');
    await db.query('INSERT INTO thing VALUES ($1, $2, $3, $4, $5, $6)', [
      'in',
      12,
      at,
      { list: ['“"\\', null] },
      ['a', 'b"c\\,{}', ''],
      new Uint8Array([0, 255]),
    ]);
    const [row] = await db.query('SELECT * FROM thing WHERE id = $1', ['in']);
    expect(row).toMatchObject({
      n: 12,
      at: at.toISOString(),
      doc: { list: ['“"\\', null] },
      tags: ['a', 'b"c\\,{}', ''],
    });
    expect([...(row!.raw as Uint8Array)]).toEqual([0, 255]);
  });

  it('nearer to nothing than a column can hold are nothing', async () => {
    const [row] = await db.query('SELECT $1::real AS one, $2::real[] AS some', [3.8e-50, [-1e-300, 0.5]]);
    expect(row).toEqual({ one: 0, some: [0, 0.5] });
  });

  it('may be lists, as SQL arrays or as jsonb', async () => {
    const [row] = await db.query(
      'SELECT $1::bigint[] AS a, $2::jsonb AS b, $3::jsonb AS c, $4::text[] AS d, $5::boolean AS e, $6::text AS f',
      [[1, 2], json(['x']), [{ y: 1 }], [], false, undefined],
    );
    expect(row).toEqual({ a: [1, 2], b: ['x'], c: [{ y: 1 }], d: [], e: false, f: null });
  });

  it('name the constraint of a duplicate', async () => {
    await db.query('INSERT INTO thing (id) VALUES ($1)', ['twice']);
    const error: unknown = await db.query('INSERT INTO thing (id) VALUES ($1)', ['twice']).catch((e: unknown) => e);
    expect(isDuplicate(error)).toBe(true);
    expect(isDuplicate(error, 'thing_pkey')).toBe(true);
    expect(isDuplicate(error, 'another')).toBe(false);
  });
});

describe('a transaction', () => {
  it('leaves nothing behind when its work rejects', async () => {
    const before = await countThings();
    const work = db.tx(async (sql) => {
      await sql.query('INSERT INTO thing (id) VALUES ($1)', ['gone']);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await countThings()).toBe(before);
  });

  it('rejects, instead of silently losing its rows, when the error of a statement was swallowed', async () => {
    const work = db.tx(async (sql) => {
      await sql.query('INSERT INTO thing (id) VALUES ($1)', ['lost']);
      await sql.query('SELECT * FROM no_such_table').catch(() => undefined);
      return 'fine';
    });
    await expect(work).rejects.toMatchObject({ code: '25P02' });
    expect(await db.query('SELECT 1 FROM thing WHERE id = $1', ['lost'])).toEqual([]);
  });

  it('goes on after a savepoint', async () => {
    await db.tx(async (sql) => {
      await sql.query('SAVEPOINT s');
      await sql.query('SELECT * FROM no_such_table').catch(() => undefined);
      await sql.query('ROLLBACK TO s');
      await sql.query('INSERT INTO thing (id) VALUES ($1)', ['saved']);
    });
    expect(await db.query('SELECT 1 AS n FROM thing WHERE id = $1', ['saved'])).toEqual([{ n: 1 }]);
  });

  it('refuses the store itself inside, which would wait for ever', async () => {
    const inner = 'inside a transaction only its own handle may be used';
    await expect(db.tx(() => db.query('SELECT 1'))).rejects.toThrow(inner);
    await expect(db.tx(() => db.tx(async () => 1))).rejects.toThrow(inner);
    expect(await db.query('SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('refuses its handle after its end', async () => {
    const kept = await db.tx(async (sql) => sql);
    await expect(kept.query('SELECT 1')).rejects.toThrow('the transaction is over');
  });

  it('keeps parallel transactions apart', async () => {
    await db.query('INSERT INTO thing (id, n) VALUES ($1, 0)', ['counter']);
    await Promise.all(
      Array.from({ length: 25 }, () =>
        db.tx(async (sql) => {
          const [row] = await sql.query<{ n: number }>('SELECT n FROM thing WHERE id = $1 FOR UPDATE', ['counter']);
          await sql.query('UPDATE thing SET n = $2 WHERE id = $1', ['counter', row!.n + 1]);
        }),
      ),
    );
    expect(await db.query('SELECT n FROM thing WHERE id = $1', ['counter'])).toEqual([{ n: 25 }]);
  });
});
