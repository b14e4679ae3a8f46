import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../../host/server/features';
import { log } from '../../host/server/account/logs/kinds';
import { addUp, linesBetween } from '../../host/server/kit/history/counts';
import { historyPage } from '../../host/server/kit/history/page';
import { keepHistory } from '../../host/server/kit/history/parts';
import { byNumber, migrate } from '../../host/server/kit/store';
import type { Db } from '../../host/server/kit/store/db';
import { day, dayStart, hour, monthStart } from '../../src/domain/time';
import { migrations, openEmpty } from './test-db';

const history = '710_history.sql';
const now = Date.now();
let db: Db;
beforeAll(async () => {
  ({ db } = await openEmpty());
  const all = await migrations();
  await migrate(
    db,
    all.filter(({ name }) => byNumber(name, history) < 0),
  );
  await db.exec(`
    INSERT INTO account (id, mobile, password_hash, password_changed_at, account_code, created_at)
    VALUES ('a', '1', '', now(), '1', now());
    INSERT INTO log (account_id, kind, text, at) SELECT 'a', 'action', n::text, now() - n * interval '10 days'
    FROM generate_series(1, 60) n;
    INSERT INTO past_stay (account_id, gateway_id, gateway_remark, mac, hostname, ip, start_at, end_at, bytes_down, bytes_up, simulated)
    VALUES ('a', 'g', '', 'm', '', '', now(), now(), 0, 0, false);
  `);
  await migrate(db, all);
});
afterAll(() => db.close());

const partsOf = async (table: string) =>
  (
    await db.query<{ name: string }>(
      'SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = to_regclass($1) ORDER BY 1',
      [table],
    )
  ).map(({ name }) => name.replace(`${table}_`, ''));
const write = (text: string, at: number) =>
  db.query(`INSERT INTO log (account_id, kind, text, at) VALUES ('a', 'business', $1, $2)`, [text, new Date(at)]);
const where = (text: string) =>
  db.query(`SELECT tableoid::regclass::text AS part FROM log WHERE kind = 'business' AND text = $1`, [text]);

/** Lines of account `a` that are kept count of, and those that there are: in all, and from and until the midst of days. */
const counted = async (of: string) => {
  const ranges = [
    [now - 2000 * day, now + 2000 * day],
    [now - 200 * day, now - 55 * day],
    [now - 10 * day - hour, now - 10 * day + hour],
    [dayStart(now), dayStart(now) + day],
    [now, now - 30 * day],
  ] as const;
  const kept = await Promise.all(ranges.map(([from, to]) => linesBetween(db, log, { account: 'a', of }, from, to)));
  const there = await Promise.all(
    ranges.map(async ([from, to]) => {
      const [row] = await db.query<{ n: number }>(
        `SELECT count(*) AS n FROM log WHERE account_id = 'a' AND kind = $1 AND at >= $2 AND at < $3`,
        [of, new Date(from), new Date(to)],
      );
      return row!.n;
    }),
  );
  return { kept, there };
};
/** The same, before and after what was written is added up. */
const expectCounted = async (of: string, all: number) => {
  for (const before of [true, false]) {
    const { kept, there } = await counted(of);
    expect(kept).toEqual(there);
    expect(kept[0]).toBe(all);
    if (before) await Promise.all([addUp(db), addUp(db)]);
  }
  expect(await db.query('SELECT 1 FROM history_change')).toEqual([]);
};

it('stays as a part of its own when its table is parted, and its numbers go on', async () => {
  expect(await partsOf('log')).toEqual(['before', 'other']);
  // Where nothing was written: the month that is, and the next.
  expect(await partsOf('online_log')).toEqual([...Array<unknown>(2).fill(expect.stringMatching(/^\d{6}$/)), 'other']);
  const [sums] = await db.query('SELECT count(*) AS rows, count(DISTINCT id) AS ids, max(id) AS last FROM log_before');
  expect(sums).toEqual({ rows: 60, ids: 60, last: 60 });
  await write('next', now);
  expect(await db.query(`SELECT id FROM log WHERE text = 'next'`)).toEqual([{ id: 61 }]);
});

it('is counted by its days, from the lines that were there before on', async () => {
  await expectCounted('action', 60);
  await expectCounted('business', 1);
  await db.query(
    `INSERT INTO log (account_id, kind, text, at) SELECT 'a', 'upgrade', 'u', now() - n * interval '5 hours' FROM generate_series(1, 1500) n`,
  );
  await expectCounted('upgrade', 1500);
  await db.query(`DELETE FROM log WHERE kind = 'upgrade' AND id % 3 = 0`);
  await expectCounted('upgrade', 1000);
  await db.query(`DELETE FROM log WHERE kind = 'upgrade'`);
  await expectCounted('upgrade', 0);
});

it('is read part by part in its order, and not from the beginning of each', async () => {
  await keepHistory(db, features, now);
  const plans: string[] = [];
  const explaining = {
    ...db,
    query: async <T extends object>(text: string, params?: unknown[]) => {
      await db.tx(async (sql) => {
        await sql.exec('SET LOCAL enable_sort = off; SET LOCAL enable_seqscan = off');
        const lines = await sql.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, params);
        plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
      });
      return db.query<T>(text, params);
    },
  };
  const page = await historyPage<{ text: string }>(
    { db: explaining, now: () => now },
    {
      kind: log,
      where: [
        ['l.account_id', '=', 'a'],
        ['l.kind', '=', 'action'],
      ],
      from: now - 45 * day,
      order: 'DESC',
      unique: 'id',
      columns: 'l.text',
    },
    { page: 1, per_page: 3 },
  );
  expect(page).toMatchObject({ list: [{ text: '1' }, { text: '2' }, { text: '3' }], total: 4 });
  expect(plans[0]).not.toContain('Merge Append');
});

it('has a part for what comes, made once, and takes in what came before its part', async () => {
  const later = now + 100 * day;
  await write('early', later);
  await write('of the first hour', monthStart(later, 3) + hour);
  expect(await where('early')).toEqual([{ part: 'log_other' }]);
  await Promise.all([keepHistory(db, features, later), keepHistory(db, features, later)]);
  const parts = await partsOf('log');
  expect(parts.filter((name) => /^\d{6}$/.test(name)).length).toBeGreaterThanOrEqual(2);
  await keepHistory(db, features, later);
  expect(await partsOf('log')).toEqual(parts);
  expect(await where('early')).toEqual([{ part: expect.stringMatching(/^log_\d{6}$/) as unknown }]);
  expect(await db.query('SELECT 1 FROM log_other')).toEqual([]);
  await expectCounted('business', 3);
});

it('goes with its part, and no sooner than all of it is old', async () => {
  const ends = now + 500 * day;
  await keepHistory(db, features, now + 300 * day);
  expect(await partsOf('log')).toContain('before');
  expect(await db.query('SELECT 1 FROM past_stay')).toEqual([]);
  await keepHistory(db, features, ends);
  expect(await partsOf('log')).not.toContain('before');
  await expectCounted('action', 0);
  expect(await where('early')).toHaveLength(1);
  await write('too late', now);
  await keepHistory(db, features, ends + 40 * day);
  expect(await where('too late')).toEqual([]);
  const { kept, there } = await counted('business');
  expect(kept).toEqual(there);
});

it('goes with its account', async () => {
  await db.query(`DELETE FROM account WHERE id = 'a'`);
  expect(await db.query('SELECT 1 FROM log')).toEqual([]);
  expect(await db.query('SELECT 1 FROM history_count')).toEqual([]);
  await addUp(db);
  expect(await db.query('SELECT 1 FROM history_count UNION ALL SELECT 1 FROM history_change')).toEqual([]);
});
