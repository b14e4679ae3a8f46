import type { incomeSummary } from '../../../../src/api/contract/income';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { incomeSources, nextSettling, type IncomeSource } from '../../../../src/domain/income';
import { beijingDay, iso, monthStart } from '../../../../src/domain/time';
import { readIncome } from '../../fleet/stats/series';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { offersOf } from './offers';
import { spanOf } from './span';

/** All income of the caller: booked on some days, waiting, withdrawn. */
export async function summary(
  context: Context,
  input: ParsedOf<typeof incomeSummary>,
): Promise<DataOf<typeof incomeSummary>> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  const from = input.from ?? beijingDay(monthStart(now()));
  const to = input.to ?? beijingDay(now());
  const [start, end] = spanOf({ from, to });
  const byDay = await db.query<{ day: string; source: IncomeSource; fen: number }>(
    `SELECT (at AT TIME ZONE 'Asia/Shanghai')::date::text AS day, source, sum(amount_fen) AS fen FROM wallet_entry
     WHERE account_id = $1 AND kind = 'income' AND at >= $2 AND at < $3 GROUP BY 1, 2 ORDER BY 1`,
    [accountId, start, end],
  );
  const [placed] = await db.query<{ fen: number; gateways: number; simulated: boolean }>(
    `SELECT coalesce(sum(e.fen) FILTER (WHERE w.id IS NOT NULL), 0) AS fen, count(DISTINCT e.gateway_id) AS gateways,
       coalesce(bool_or(e.simulated), false) AS simulated
     FROM earning e LEFT JOIN wallet_entry w ON w.id = e.entry_id AND w.at >= $2 AND w.at < $3
     WHERE e.account_id = $1 AND e.fen > 0 AND (w.id IS NOT NULL OR e.settled_at IS NULL)`,
    [accountId, start, end],
  );
  const pending = await pendingOf(db, accountId);
  const days = new Map<string, Partial<Record<IncomeSource, number>>>();
  for (const { day, source, fen } of byDay) days.set(day, { ...days.get(day), [source]: fen });
  const booked = (source: IncomeSource) => byDay.reduce((sum, row) => sum + (row.source === source ? row.fen : 0), 0);
  const sources = incomeSources
    .map((source) => ({ source, booked_fen: booked(source), pending_fen: pending[source] ?? 0 }))
    .filter(({ booked_fen, pending_fen }) => booked_fen !== 0 || pending_fen !== 0);
  const all = sources.reduce((sum, { booked_fen }) => sum + booked_fen, 0);
  const { yesterday_fen, before_fen } = await readIncome(db, accountId, now());
  const { withdrawals, asked, ...paid } = await paidOut(db, accountId);
  return {
    ...{ from, to, booked_fen: all, yesterday_fen, before_fen },
    pending_fen: sources.reduce((sum, { pending_fen }) => sum + pending_fen, 0),
    settles_at: iso(nextSettling(now())),
    ...{ ...paid, withdrawals, sources },
    days: [...days].map(([day, parts]) => ({ day, parts: parts as Record<IncomeSource, number> })),
    unplaced_fen: all - placed!.fen,
    counts: { gateways: placed!.gateways, days: days.size, sources: sources.length, withdrawals: asked },
    offers: await offersOf(db, accountId, beijingDay(now())),
    simulated: placed!.simulated,
  };
}

/** What was earned and not booked yet, by source. */
async function pendingOf(sql: Sql, accountId: string): Promise<Partial<Record<IncomeSource, number>>> {
  const rows = await sql.query<{ source: IncomeSource; fen: number }>(
    `SELECT source, sum(fen) AS fen FROM earning WHERE account_id = $1 AND settled_at IS NULL GROUP BY source
     UNION ALL
     SELECT 'promotion', coalesce(sum(amount_fen), 0) FROM commission WHERE agent_id = $1 AND state = 'pending'`,
    [accountId],
  );
  return Object.fromEntries(rows.map(({ source, fen }) => [source, fen]));
}

async function paidOut(sql: Sql, accountId: string) {
  const [row] = await sql.query<{ balance_fen: number; withdrawn_fen: number; withdrawals: number; asked: number }>(
    `SELECT coalesce((SELECT balance_fen FROM wallet WHERE account_id = $1), 0) AS balance_fen,
       coalesce(sum(amount_fen) FILTER (WHERE state = 'paid'), 0) AS withdrawn_fen,
       count(*) FILTER (WHERE state = 'paid') AS withdrawals, count(*) AS asked
     FROM withdrawal WHERE account_id = $1`,
    [accountId],
  );
  const [last] = await sql.query<{ at: string; amount_fen: number }>(
    `SELECT updated_at AS at, amount_fen FROM withdrawal WHERE account_id = $1 AND state = 'paid'
     ORDER BY updated_at DESC, id LIMIT 1`,
    [accountId],
  );
  return { ...row!, last_withdrawal: last ?? null };
}
