import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { billingEntries, BillingEntry, billingReport } from '../../../../src/api/contract/billing';
import { addDays, beijingDay, beijingMidnight, day, iso } from '../../../../src/domain/time';
import { reportDays, type PayMethod } from '../../../../src/domain/billing';
import type { Context } from '../../kit/context/context';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { because, invalid } from '../../kit/refusal';

/** Days of a report at most. */
const mostDays = 366;

/** One page of what was taken, and the sum of all that matches. */
export async function entryPage(
  { db, caller }: Context,
  { from, to, method, q, ...paging }: ParsedOf<typeof billingEntries>,
): Promise<DataOf<typeof billingEntries>> {
  const where = `account_id = $1 AND ($2::timestamptz IS NULL OR at >= $2) AND ($3::timestamptz IS NULL OR at < $3)
    AND ($4::text IS NULL OR method = $4)
    AND ($5::text IS NULL OR lower(username || ' ' || plan_name || ' ' || note || ' ' || actor) LIKE $5)`;
  const params = [
    caller.accountId,
    from ? iso(beijingMidnight(from)) : null,
    to ? iso(beijingMidnight(addDays(to, 1))) : null,
    method ?? null,
    q ? likePattern(q) : null,
  ];
  const [all] = await db.query<{ total: number; sum_fen: number }>(
    `SELECT count(*) AS total, coalesce(sum(amount_fen), 0)::bigint AS sum_fen FROM billing_entry WHERE ${where}`,
    params,
  );
  const found = await readPage<BillingEntry>(
    db,
    {
      select: 'id, at, username, plan_name, kind, method, quantity, amount_fen, note, actor',
      from: `FROM billing_entry WHERE ${where}`,
      params,
      order: 'at DESC, id DESC',
      total: all!.total,
    },
    paging,
  );
  return { ...found, sum_fen: all!.sum_fen };
}

/** Income by day, plan and way to pay. */
export async function reportOf(
  { db, caller, now }: Context,
  input: ParsedOf<typeof billingReport>,
): Promise<DataOf<typeof billingReport>> {
  const to = input.to ?? beijingDay(now());
  const from = input.from ?? addDays(to, 1 - reportDays);
  const count = Math.round((beijingMidnight(to) - beijingMidnight(from)) / day) + 1;
  if (!(count >= 1)) throw invalid({ to: because('reportEndsFirst') });
  if (count > mostDays) throw invalid({ from: because('reportMost', { days: mostDays }) });
  const rows = await db.query<Taken>(
    `SELECT to_char(at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS day, plan_name, method, kind,
       sum(amount_fen)::bigint AS amount_fen, count(*) AS count
     FROM billing_entry WHERE account_id = $1 AND at >= $2 AND at < $3 GROUP BY 1, 2, 3, 4`,
    [caller.accountId, iso(beijingMidnight(from)), iso(beijingMidnight(addDays(to, 1)))],
  );
  const counted = (kind: Taken['kind']) => rows.reduce((sum, row) => sum + (row.kind === kind ? row.count : 0), 0);
  const byDay = grouped(rows, ({ day }) => day);
  return {
    total_fen: rows.reduce((sum, { amount_fen }) => sum + amount_fen, 0),
    opened: counted('open'),
    recharged: counted('recharge'),
    days: Array.from({ length: count }, (_, i) => {
      const day = addDays(from, i);
      return { day, amount_fen: byDay.get(day)?.amount_fen ?? 0 };
    }),
    plans: [...grouped(rows, ({ plan_name }) => plan_name)]
      .map(([name, sums]) => ({ name, ...sums }))
      .sort((a, b) => b.amount_fen - a.amount_fen),
    methods: [...grouped(rows, ({ method }) => method)]
      .map(([method, { amount_fen }]) => ({ method: method as PayMethod, amount_fen }))
      .sort((a, b) => b.amount_fen - a.amount_fen),
  };
}

interface Taken {
  day: string;
  plan_name: string;
  method: PayMethod;
  kind: 'open' | 'recharge';
  amount_fen: number;
  count: number;
}

function grouped(rows: readonly Taken[], keyOf: (row: Taken) => string) {
  const sums = new Map<string, { amount_fen: number; count: number }>();
  for (const row of rows) {
    const before = sums.get(keyOf(row)) ?? { amount_fen: 0, count: 0 };
    sums.set(keyOf(row), { amount_fen: before.amount_fen + row.amount_fen, count: before.count + row.count });
  }
  return sums;
}
