import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, Sql } from '../../host/server/kit/store/db';
import { backwards, readPage, type Listing } from '../../host/server/kit/sql/page';
import { openTestDb } from './test-db';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

/** Seven rows, with a figure that only the columns name. */
const seven: Listing = {
  select: '$3::integer + n AS n',
  from: 'FROM generate_series(1, $1::integer) AS n WHERE n <> $2::integer',
  params: [8, 8, 100],
  order: 'n',
};

/** Reads a page, and how many statements that took. */
async function read(page: number, per_page: number, more: Partial<Listing> = {}) {
  let statements = 0;
  const counting: Sql = {
    query(text, params) {
      statements += 1;
      return db.query(text, params);
    },
  };
  const { list, total } = await readPage<{ n: number }>(counting, { ...seven, ...more }, { page, per_page });
  return { rows: list.map(({ n }) => n), total, statements };
}

describe('a page of a list', () => {
  it('that is full is counted', async () => {
    expect(await read(1, 3)).toEqual({ rows: [101, 102, 103], total: 7, statements: 2 });
    expect(await read(1, 7)).toMatchObject({ total: 7, statements: 2 });
  });

  it('that is not full tells how many there are by itself', async () => {
    expect(await read(3, 3)).toEqual({ rows: [107], total: 7, statements: 1 });
    expect(await read(1, 10)).toMatchObject({ total: 7, statements: 1 });
    expect(await read(1, 10, { params: [0, 8, 100] })).toEqual({ rows: [], total: 0, statements: 1 });
  });

  it('beyond the end is empty, and counted', async () => {
    expect(await read(4, 3)).toEqual({ rows: [], total: 7, statements: 2 });
    expect(await read(2, 7)).toEqual({ rows: [], total: 7, statements: 2 });
    expect(await read(Number.MAX_SAFE_INTEGER, 1000)).toEqual({ rows: [], total: 7, statements: 1 });
    expect(await read(1e300, 1000)).toEqual({ rows: [], total: 7, statements: 1 });
    expect(await read(2, 3, { params: [0, 8, 100] })).toEqual({ rows: [], total: 0, statements: 2 });
  });

  it('is not counted where the total is known, and asks for it only when it must', async () => {
    expect(await read(1, 3, { total: 70 })).toMatchObject({ total: 70, statements: 1 });
    let asked = 0;
    const total = async () => {
      asked += 1;
      return 70;
    };
    expect(await read(1, 10, { total })).toMatchObject({ total: 7, statements: 1 });
    expect(asked).toBe(0);
    expect(await read(9, 10, { total })).toEqual({ rows: [], total: 70, statements: 1 });
    expect(asked).toBe(1);
  });

  it('has its rows read whole in the same order, for the rows of the page alone', async () => {
    const whole = (found: string) => `SELECT p.n * 10 + $4::integer AS n FROM (${found}) p`;
    expect(await read(2, 3, { whole, order: 'n DESC', params: [8, 8, 0, 1] })).toEqual({
      rows: [41, 31, 21],
      total: 7,
      statements: 2,
    });
  });

  it('far down is read from the nearer end, in the order of the list', async () => {
    const orders: string[] = [];
    const many: Listing = {
      select: 'n',
      from: 'FROM generate_series(1, $1::integer) AS n',
      params: [30_005],
      order: 'n',
    };
    const watching: Sql = {
      query(text, params) {
        orders.push(/ORDER BY (.*?) LIMIT/.exec(text)?.[1] ?? 'counted');
        return db.query(text, params);
      },
    };
    const at = async (page: number) => {
      const { list, total } = await readPage<{ n: number }>(watching, many, { page, per_page: 10 });
      return { first: list[0]?.n, last: list.at(-1)?.n, rows: list.length, total };
    };
    expect(await at(1_002)).toEqual({ first: 10_011, last: 10_020, rows: 10, total: 30_005 });
    expect(await at(2_999)).toEqual({ first: 29_981, last: 29_990, rows: 10, total: 30_005 });
    expect(await at(3_001)).toEqual({ first: 30_001, last: 30_005, rows: 5, total: 30_005 });
    expect(await at(3_002)).toEqual({ rows: 0, total: 30_005 });
    expect(orders).toEqual(['counted', 'n', 'counted', 'n DESC', 'counted', 'n DESC', 'counted']);
  });
});

describe('a page of more rows than are counted', () => {
  const many: Listing = {
    select: `'r' || n AS id`,
    from: 'FROM generate_series(1, $1::integer) AS n',
    params: [30_005],
    order: 'n',
  };

  it.each<[string, Partial<Listing>]>([
    ['alone', {}],
    [
      'and read whole',
      { whole: (found) => `SELECT 'r' || n AS id FROM generate_series(1, 30005) AS n WHERE 'r' || n IN (${found})` },
    ],
    ['told before', { total: 1001 }],
  ])('tells that one more follows, and is never read from the end, %s', async (_, more) => {
    const at = async (page: number, most: number) => {
      const { list, total } = await readPage<{ id: string }>(db, { ...many, ...more, most }, { page, per_page: 10 });
      return { first: list[0]?.id, rows: list.length, total };
    };
    expect(await at(1, 1000)).toEqual({ first: 'r1', rows: 10, total: 1001 });
    expect(await at(100, 1000)).toEqual({ first: 'r991', rows: 10, total: 1001 });
    expect(await at(101, 1000)).toEqual({ first: 'r1001', rows: 10, total: 1011 });
    expect(await at(2_900, 1000)).toEqual({ first: 'r28991', rows: 10, total: 29_001 });
    expect(await at(3_000, 1000)).toEqual({ first: 'r29991', rows: 10, total: 30_001 });
    expect(await at(3_001, 1000)).toEqual({ first: 'r30001', rows: 5, total: 30_005 });
    expect(await at(9_999, 1000)).toEqual({ rows: 0, total: 30_005 });
    expect(await at(Number.MAX_SAFE_INTEGER, 1000)).toEqual({ rows: 0, total: 30_005 });
    expect(await at(1e300, 1000)).toEqual({ rows: 0, total: 30_005 });
  });

  it('is one like any other where fewer match than are counted', async () => {
    const { list, total } = await readPage<{ id: string }>(
      db,
      { ...many, most: 30_005 },
      { page: 3_001, per_page: 10 },
    );
    expect([list.length, total]).toEqual([5, 30_005]);
  });
});

describe('an order backwards', () => {
  it.each([
    ['n', 'n DESC'],
    ['created_at DESC, id', 'created_at ASC, id DESC'],
    ['l.cpu DESC NULLS LAST, d.id DESC', 'l.cpu ASC NULLS FIRST, d.id ASC'],
    [
      `array_position(ARRAY['a', 'b'], f(s)), d.remark ASC, d.id`,
      `array_position(ARRAY['a', 'b'], f(s)) DESC, d.remark DESC, d.id DESC`,
    ],
    [
      `(s.state IN ('same', 'unable')) DESC NULLS FIRST, s.id`,
      `(s.state IN ('same', 'unable')) ASC NULLS LAST, s.id DESC`,
    ],
    [`CASE state WHEN 'open' THEN 0 ELSE 1 END,\n  day DESC`, `CASE state WHEN 'open' THEN 0 ELSE 1 END DESC, day ASC`],
  ])('%s', (order, expected) => expect(backwards(order)).toBe(expected));

  it('puts the same rows the other way round, where there is nothing too', async () => {
    const sorted = async (order: string) =>
      (
        await db.query<{ n: number }>(
          `SELECT n FROM (VALUES (1, 2), (2, NULL), (3, 2), (4, 1)) AS t(n, x) ORDER BY ${order}`,
        )
      ).map(({ n }) => n);
    for (const order of ['x, n', 'x DESC, n', 'x DESC NULLS LAST, n DESC', 'x NULLS FIRST, n'])
      expect(await sorted(backwards(order))).toEqual((await sorted(order)).reverse());
  });
});
