import type {
  starBill,
  StarBillDay,
  starBillDays,
  StarBillLine,
  starBillLines,
} from '../../../../src/api/contract/star-bill';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { nextSettling } from '../../../../src/domain/income';
import { beijingDay, iso } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import type { Db } from '../../kit/store/db';

/** Whether the day of `l` is in the month whose first day is the parameter; any without one. */
const inMonth = (first: string) =>
  `(${first}::date IS NULL OR (l.day >= ${first} AND l.day < ${first}::date + interval '1 month'))`;
const firstOf = (month: string | undefined) => (month === undefined ? null : `${month}-01`);

/** A month of the bill. */
export async function bill(
  { db, caller, now }: Context,
  { month = beijingDay(now()).slice(0, 7) }: ParsedOf<typeof starBill>,
): Promise<DataOf<typeof starBill>> {
  const { accountId } = caller;
  const days = await db.query<{ day: string; income_fen: number; subsidy_fen: number }>(
    `SELECT l.day::text AS day, sum(l.income_fen) AS income_fen, sum(l.subsidy_fen) AS subsidy_fen FROM star_line l
     WHERE l.account_id = $1 AND ${inMonth('$2')} GROUP BY l.day ORDER BY l.day`,
    [accountId, firstOf(month)],
  );
  const months = await db.query<{ month: string }>(
    `SELECT DISTINCT to_char(day, 'YYYY-MM') AS month FROM star_line WHERE account_id = $1`,
    [accountId],
  );
  const [rest] = await db.query<{ since: string | null; simulated: boolean; disputes: number }>(
    `SELECT min(day)::text AS since, coalesce(bool_or(simulated), false) AS simulated,
       (SELECT count(*) FROM star_dispute WHERE account_id = $1 AND state = 'open') AS disputes
     FROM star_line WHERE account_id = $1`,
    [accountId],
  );
  const known = new Set([...months.map((row) => row.month), beijingDay(now()).slice(0, 7), month]);
  return {
    ...{ month, months: [...known].sort().reverse(), days },
    income_fen: days.reduce((sum, { income_fen }) => sum + income_fen, 0),
    subsidy_fen: days.reduce((sum, { subsidy_fen }) => sum + subsidy_fen, 0),
    pending_fen: await pendingOf(db, accountId),
    booked_fen: await bookedOf(db, accountId),
    settles_at: iso(nextSettling(now())),
    ...rest!,
  };
}

/** What disks earned and what is not booked yet. */
export async function pendingOf(db: Pick<Db, 'query'>, accountId: string): Promise<number> {
  const [row] = await db.query<{ fen: number }>(
    `SELECT coalesce(sum(fen), 0) AS fen FROM earning WHERE account_id = $1 AND source = 'star' AND settled_at IS NULL`,
    [accountId],
  );
  return row!.fen;
}

/** What was booked of it, by the statement. */
export async function bookedOf(db: Pick<Db, 'query'>, accountId: string): Promise<number> {
  const [row] = await db.query<{ fen: number }>(
    `SELECT coalesce(sum(amount_fen), 0) AS fen FROM wallet_entry
     WHERE account_id = $1 AND kind = 'income' AND source = 'star'`,
    [accountId],
  );
  return row!.fen;
}

const joinEarning = `JOIN earning e ON e.account_id = l.account_id AND e.source = 'star' AND e.gateway_id = l.gateway_id
  AND e.day = l.day`;

type Day = Omit<StarBillDay, 'fen' | 'dispute'> & {
  waits: boolean;
  dispute: string | null;
  dispute_state: 'open' | 'answered' | null;
};

/** The bill by day. */
export async function dayPage(
  { db, caller }: Context,
  { month, state, ...paging }: ParsedOf<typeof starBillDays>,
): Promise<DataOf<typeof starBillDays>> {
  const page = await readPage<Day>(
    db,
    {
      select: 'r.*, p.id AS dispute, p.state AS dispute_state',
      from: `FROM (
        SELECT l.day::text AS day, count(DISTINCT l.gateway_id) AS gateways, count(*) AS disks,
          sum(l.income_fen) AS income_fen, sum(l.subsidy_fen) AS subsidy_fen,
          count(*) FILTER (WHERE l.unpaid = 'least') AS below, count(*) FILTER (WHERE l.unpaid <> '') AS unpaid,
          CASE WHEN bool_and(e.entry_id IS NOT NULL OR e.fen = 0) THEN max(e.settled_at) FILTER (WHERE e.entry_id IS NOT NULL) END
            AS settled_at,
          bool_or(e.settled_at IS NULL AND e.fen > 0) AS waits, bool_or(l.simulated) AS simulated
        FROM star_line l ${joinEarning}
        WHERE l.account_id = $1 AND ${inMonth('$2')} GROUP BY l.day
      ) r LEFT JOIN LATERAL (
        SELECT id, state FROM star_dispute WHERE account_id = $1 AND day = r.day::date ORDER BY asked_at DESC, id LIMIT 1
      ) p ON true
      WHERE $3::text IS NULL OR ($3 = 'pending' AND r.waits) OR ($3 = 'settled' AND r.settled_at IS NOT NULL)`,
      params: [caller.accountId, firstOf(month), state ?? null],
      order: 'day DESC',
    },
    paging,
  );
  return {
    ...page,
    list: page.list.map(({ dispute, dispute_state, waits: _, ...row }) => ({
      ...row,
      fen: row.income_fen + row.subsidy_fen,
      dispute: dispute !== null && dispute_state !== null ? { id: dispute, state: dispute_state } : null,
    })),
  };
}

/** The bill by disk and day. */
export const linePage = (
  { db, caller }: Context,
  { day, month, gwid, q, ...paging }: ParsedOf<typeof starBillLines>,
): Promise<DataOf<typeof starBillLines>> =>
  readPage<StarBillLine>(
    db,
    {
      select: `l.day::text AS day, l.gateway_id AS gwid, coalesce(d.remark, l.remark) AS remark, l.disk, l.size_gb,
        l.income_fen, l.percent, l.subsidy_fen, l.unpaid, CASE WHEN e.entry_id IS NOT NULL THEN e.settled_at END AS settled_at,
        l.simulated`,
      from: `FROM star_line l ${joinEarning} LEFT JOIN device d ON d.id = l.gateway_id AND d.account_id = l.account_id
        WHERE l.account_id = $1 AND ${inMonth('$2')} AND ($3::date IS NULL OR l.day = $3)
          AND ($4::text IS NULL OR l.gateway_id = $4)
          AND ($5::text IS NULL OR lower(coalesce(d.remark, l.remark) || ' ' || l.gateway_id) LIKE $5)`,
      params: [caller.accountId, firstOf(month), day ?? null, gwid ?? null, q ? likePattern(q) : null],
      order: 'l.day DESC, l.income_fen DESC, l.gateway_id, l.disk',
    },
    paging,
  );
