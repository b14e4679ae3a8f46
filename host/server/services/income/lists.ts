import type {
  Earned,
  incomeDetails,
  IncomeGateway,
  incomeGateways,
  IncomePeriod,
  incomePeriods,
} from '../../../../src/api/contract/income';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { Context } from '../../kit/context/context';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { spanOf } from './span';

/** What each gateway brought in, with the sums of all that match. */
export async function gatewayPage(
  { db, caller }: Context,
  input: ParsedOf<typeof incomeGateways>,
): Promise<DataOf<typeof incomeGateways>> {
  const [start, end] = spanOf(input);
  const from = `FROM (
      SELECT e.gateway_id AS gwid, (array_agg(e.remark ORDER BY e.day DESC))[1] AS remark, bool_or(e.simulated) AS simulated,
        coalesce(sum(e.fen) FILTER (WHERE e.source = 'wechat' AND w.id IS NOT NULL), 0) AS wechat_fen,
        coalesce(sum(e.fen) FILTER (WHERE e.source = 'redpacket' AND w.id IS NOT NULL), 0) AS redpacket_fen,
        coalesce(sum(e.fen) FILTER (WHERE e.source = 'star' AND w.id IS NOT NULL), 0) AS star_fen,
        coalesce(sum(e.fen) FILTER (WHERE w.id IS NOT NULL), 0) AS booked_fen,
        coalesce(sum(e.fen) FILTER (WHERE e.settled_at IS NULL), 0) AS pending_fen
      FROM earning e LEFT JOIN wallet_entry w ON w.id = e.entry_id AND w.at >= $2 AND w.at < $3
      WHERE e.account_id = $1 AND e.fen > 0 AND (w.id IS NOT NULL OR e.settled_at IS NULL)
        AND ($4::text IS NULL OR e.source = $4)
      GROUP BY e.gateway_id
    ) g LEFT JOIN device d ON d.id = g.gwid AND d.account_id = $1
    WHERE ($5::text IS NULL OR lower(coalesce(d.remark, g.remark) || ' ' || g.gwid) LIKE $5)
      AND ($6::text IS NULL OR ($6 = 'pending' AND g.pending_fen > 0) OR ($6 = 'settled' AND g.booked_fen > 0))`;
  const { accountId } = caller;
  const params = [
    accountId,
    start,
    end,
    input.source ?? null,
    input.q ? likePattern(input.q) : null,
    input.state ?? null,
  ];
  const [sums] = await db.query<{ total: number; booked_fen: number; pending_fen: number }>(
    `SELECT count(*) AS total, coalesce(sum(g.booked_fen), 0) AS booked_fen,
       coalesce(sum(g.pending_fen), 0) AS pending_fen ${from}`,
    params,
  );
  const { total, ...fen } = sums!;
  const by = input.sort ?? 'booked_fen';
  const down = (input.order ?? (input.sort ? 'asc' : 'desc')) === 'desc' ? 'DESC' : '';
  const page = await readPage<IncomeGateway>(
    db,
    {
      select: `g.gwid, coalesce(d.remark, g.remark) AS remark, d.id IS NULL AS gone, g.simulated, g.wechat_fen,
        g.redpacket_fen, g.star_fen, g.booked_fen, g.pending_fen`,
      from,
      params,
      order: `${by} ${down}, booked_fen DESC, gwid`,
      total,
    },
    input,
  );
  return { ...page, ...fen };
}

/** What was booked, by day or by month. */
export function periodPage(
  { db, caller }: Context,
  input: ParsedOf<typeof incomePeriods>,
): Promise<DataOf<typeof incomePeriods>> {
  return readPage<IncomePeriod>(
    db,
    {
      select: 'period, wechat_fen, redpacket_fen, star_fen, promotion_fen, other_fen, booked_fen',
      from: `FROM (
        SELECT to_char(at AT TIME ZONE 'Asia/Shanghai', CASE $4::text WHEN 'month' THEN 'YYYY-MM' ELSE 'YYYY-MM-DD' END) AS period,
          coalesce(sum(amount_fen) FILTER (WHERE source = 'wechat'), 0) AS wechat_fen,
          coalesce(sum(amount_fen) FILTER (WHERE source = 'redpacket'), 0) AS redpacket_fen,
          coalesce(sum(amount_fen) FILTER (WHERE source = 'star'), 0) AS star_fen,
          coalesce(sum(amount_fen) FILTER (WHERE source = 'promotion'), 0) AS promotion_fen,
          coalesce(sum(amount_fen) FILTER (WHERE source NOT IN ('wechat', 'redpacket', 'star', 'promotion')), 0) AS other_fen,
          sum(amount_fen) AS booked_fen
        FROM wallet_entry WHERE account_id = $1 AND kind = 'income' AND at >= $2 AND at < $3 GROUP BY 1
      ) p`,
      params: [caller.accountId, ...spanOf(input), input.by],
      order: 'period DESC',
    },
    input,
  );
}

/** What a source earned, by the days on which it did, with the sums of all that match. */
export async function detailPage(
  { db, caller }: Context,
  input: ParsedOf<typeof incomeDetails>,
): Promise<DataOf<typeof incomeDetails>> {
  const from = `FROM earning e LEFT JOIN device d ON d.id = e.gateway_id AND d.account_id = $1
    WHERE e.account_id = $1 AND e.source = $2 AND ($3::date IS NULL OR e.day >= $3) AND ($4::date IS NULL OR e.day <= $4)
      AND ($5::text IS NULL OR e.gateway_id = $5)
      AND ($6::text IS NULL OR lower(coalesce(d.remark, e.remark) || ' ' || e.gateway_id) LIKE $6)
      AND ($7::text IS NULL OR ($7 = 'settled' AND e.entry_id IS NOT NULL)
        OR ($7 = 'pending' AND e.settled_at IS NULL AND e.fen > 0))`;
  const params = [
    caller.accountId,
    input.source,
    input.from ?? null,
    input.to ?? null,
    input.gwid ?? null,
    input.q ? likePattern(input.q) : null,
    input.state ?? null,
  ];
  const [sums] = await db.query<{ guests: number; fen: number; pending_fen: number }>(
    `SELECT coalesce(sum(e.guests), 0) AS guests, coalesce(sum(e.fen), 0) AS fen,
       coalesce(sum(e.fen) FILTER (WHERE e.settled_at IS NULL), 0) AS pending_fen ${from}`,
    params,
  );
  const page = await readPage<Earned>(
    db,
    {
      select: 'day, gwid, remark, gateways, guests, each_fen, fen, pending_fen, settled_at, simulated',
      from: `FROM (
        SELECT CASE $8::text WHEN 'gateway' THEN '' ELSE e.day::text END AS day,
          CASE $8 WHEN 'day' THEN '' ELSE e.gateway_id END AS gwid,
          CASE $8 WHEN 'day' THEN '' ELSE (array_agg(coalesce(d.remark, e.remark) ORDER BY e.day DESC))[1] END AS remark,
          count(DISTINCT e.gateway_id) AS gateways, sum(e.guests) AS guests,
          CASE WHEN min(e.each_fen) = max(e.each_fen) THEN min(e.each_fen) END AS each_fen,
          sum(e.fen) AS fen, coalesce(sum(e.fen) FILTER (WHERE e.settled_at IS NULL), 0) AS pending_fen,
          CASE WHEN bool_and(e.entry_id IS NOT NULL OR e.fen = 0) THEN max(e.settled_at) FILTER (WHERE e.entry_id IS NOT NULL) END
            AS settled_at,
          bool_or(e.simulated) AS simulated
        ${from} GROUP BY 1, 2
      ) rows`,
      params: [...params, input.by],
      order: 'day DESC, fen DESC, gwid',
    },
    input,
  );
  return { ...page, ...sums! };
}
