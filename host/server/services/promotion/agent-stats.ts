import type { promotionProducts, promotionSummary, promotionTrend } from '../../../../src/api/contract/promotion';
import type { DataOf } from '../../../../src/api/endpoint';
import { addDays, beijing, beijingMidnight, day } from '../../../../src/domain/time';
import { referralCode } from '../../../../src/domain/referral';
import type { Services } from '../../kit/context/context';
import type { Agent } from './agents';
import { monthOf, nextSettlement } from './commissions';
import { readPackages } from './packages';
import { earningPackages, promotedName } from './promoted';

/** Days that the funnel looks back. */
const funnelDays = 90;

/** The agent's figures at a glance. */
export async function summaryOf({ db, now }: Services, agent: Agent): Promise<DataOf<typeof promotionSummary>> {
  const at = now();
  const [thisMonth, lastMonth] = [monthOf(at), monthOf(at, 1)].map(beijingMidnight) as [number, number];
  const [row] = await db.query<Omit<DataOf<typeof promotionSummary>, 'code' | 'level' | 'settles_on' | 'funnel'>>(
    `SELECT coalesce(sum(amount_fen) FILTER (WHERE at >= $2), 0) AS month_fen,
       coalesce(sum(amount_fen) FILTER (WHERE at >= $3 AND at < $4), 0) AS before_fen,
       coalesce(sum(amount_fen) FILTER (WHERE state = 'pending'), 0) AS pending_fen,
       (SELECT coalesce(max(balance_fen), 0) FROM wallet WHERE account_id = $1) AS available_fen,
       (SELECT count(*) FROM referral WHERE agent_id = $1 AND paid_at IS NOT NULL) AS customers,
       (SELECT count(*) FROM referral WHERE agent_id = $1 AND paid_at >= $2) AS customers_month
     FROM commission WHERE agent_id = $1 AND state <> 'refunded'`,
    [
      agent.account_id,
      new Date(thisMonth),
      new Date(lastMonth),
      // The same days of the month before, which may be shorter.
      new Date(Math.min(lastMonth + (at - thisMonth), thisMonth)),
    ],
  );
  const since = new Date(at - funnelDays * day);
  const [funnel] = await db.query<DataOf<typeof promotionSummary>['funnel']>(
    `SELECT (SELECT coalesce(sum(visits), 0) FROM referral_visit WHERE agent_id = $1 AND day >= $3) AS visits,
       count(*) FILTER (WHERE registered_at IS NOT NULL) AS registered,
       count(*) FILTER (WHERE bound_at IS NOT NULL OR paid_at IS NOT NULL
         OR EXISTS (SELECT 1 FROM device d WHERE d.account_id = r.account_id)) AS bound,
       count(*) FILTER (WHERE paid_at IS NOT NULL) AS paid
     FROM referral r WHERE agent_id = $1 AND created_at >= $2`,
    [agent.account_id, since, beijing(since.getTime()).day],
  );
  return { code: agent.code, level: agent.level, settles_on: nextSettlement(at), ...row!, funnel: funnel! };
}

/** Commission of each of the last days, today included. */
export async function trendOf(
  { db, now }: Services,
  agent: Agent,
  days: 7 | 30,
): Promise<DataOf<typeof promotionTrend>> {
  const first = addDays(beijing(now()).day, 1 - days);
  const rows = await db.query<{ date: string; fen: number; renewal_fen: number }>(
    `SELECT (at AT TIME ZONE 'Asia/Shanghai')::date::text AS date, sum(amount_fen) AS fen,
       coalesce(sum(amount_fen) FILTER (WHERE kind = 'renewal'), 0) AS renewal_fen
     FROM commission WHERE agent_id = $1 AND state <> 'refunded' AND at >= $2 GROUP BY 1`,
    [agent.account_id, new Date(beijingMidnight(first))],
  );
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return Array.from({ length: days }, (_, i) => {
    const date = addDays(first, i);
    return byDate.get(date) ?? { date, fen: 0, renewal_fen: 0 };
  });
}

/** What the agent earns with. */
export async function productsOf({ db, now }: Services, agent: Agent): Promise<DataOf<typeof promotionProducts>> {
  const packages = await readPackages(db, now());
  const rows = await db.query<{ id: string; customers: number; commission_fen: number }>(
    `SELECT package_id AS id, count(DISTINCT referral_id) AS customers, sum(amount_fen) AS commission_fen
     FROM commission WHERE agent_id = $1 AND state <> 'refunded' GROUP BY package_id`,
    [agent.account_id],
  );
  const list = earningPackages.flatMap(({ id, percent }) => {
    const one = packages.find((pack) => pack.id === id);
    if (!one) return [];
    const { customers = 0, commission_fen = 0 } = rows.find((row) => row.id === id) ?? {};
    return [
      {
        ...{
          package_id: id,
          name: promotedName(id),
          price_fen: one.price_fen,
          offer_fen: one.activity?.price_fen ?? null,
        },
        ...{ unit: one.unit, percent, customers, commission_fen },
        code: referralCode(agent.code, one.code),
        activity: one.activity?.title ?? '',
      },
    ];
  });
  return { list, total: list.length };
}
