import type { Commission, commissions } from '../../../../src/api/contract/promotion';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { addDays, beijing, beijingMidnight } from '../../../../src/domain/time';
import { settleDay } from '../../../../src/domain/referral';
import { because } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import type { Context, Services } from '../../kit/context/context';
import { columnArrays, rowsAs } from '../../kit/sql/bulk';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { book } from '../../account/wallet/ledger';
import type { Agent } from './agents';
import { lessOwed } from './commission-back';
import { hiddenMobile, meetLeads } from './referrals';
import { earningPackages, promotedName } from './promoted';

/** First moment of the month that a moment lies in, in Beijing; `ago` months before. */
export function monthOf(now: number, ago = 0): string {
  const [year = 0, month = 1] = beijing(now).day.split('-').map(Number);
  const count = year * 12 + month - 1 - ago;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** The day on which what is pending now is settled next. */
export function nextSettlement(now: number): string {
  const today = beijing(now).day;
  const months = Number(today.slice(8)) < settleDay ? 0 : -1;
  return `${monthOf(now, months).slice(0, 8)}${String(settleDay).padStart(2, '0')}`;
}

/** One page of an agent's commissions, with the sums of all that match; refunded ones add nothing. */
export async function commissionPage(
  { db }: Context,
  agent: Agent,
  input: ParsedOf<typeof commissions>,
): Promise<DataOf<typeof commissions>> {
  const source = `FROM commission c JOIN referral r ON r.id = c.referral_id
    WHERE c.agent_id = $1 AND ($2::text IS NULL OR c.state = $2) AND ($3::text IS NULL OR c.kind = $3)
      AND ($4::text IS NULL OR c.package_id = $4)
      AND ($5::text IS NULL OR lower(r.name || ' ' || r.company || ' ' || ${hiddenMobile}) LIKE $5)
      AND ($6::timestamptz IS NULL OR c.at >= $6) AND ($7::timestamptz IS NULL OR c.at < $7)`;
  const params = [
    agent.account_id,
    input.state ?? null,
    input.kind ?? null,
    input.package ?? null,
    input.q ? likePattern(input.q) : null,
    input.from ? new Date(beijingMidnight(input.from)) : null,
    input.to ? new Date(beijingMidnight(addDays(input.to, 1))) : null,
  ];
  const [sums] = await db.query<{ total: number; paid_fen: number; amount_fen: number }>(
    `SELECT count(*) AS total, coalesce(sum(c.paid_fen) FILTER (WHERE c.state <> 'refunded'), 0) AS paid_fen,
       coalesce(sum(c.amount_fen) FILTER (WHERE c.state <> 'refunded'), 0) AS amount_fen ${source}`,
    params,
  );
  const { list, total } = await readPage<Commission>(
    db,
    {
      select: `c.id, c.at, r.name AS customer, ${hiddenMobile} AS mobile, c.package_id AS product, c.kind, c.paid_fen, c.percent,
        CASE WHEN c.state = 'refunded' THEN 0 ELSE c.amount_fen END AS amount_fen, c.state, c.settled_at`,
      from: source,
      params,
      order: 'c.at DESC, c.id DESC',
      total: sums!.total,
    },
    input,
  );
  return {
    list: list.map((row) => ({ ...row, product: promotedName(row.product) })),
    total,
    paid_fen: sums!.paid_fen,
    amount_fen: sums!.amount_fen,
  };
}

const earningColumns = { id: 'text', percent: 'integer', service: 'text', tier: 'text', position: 'integer' };

/**
 * Notes what agents earn by the paid orders of customers they brought, as far as these were not given back: each order
 * once, from the day on which the customer registered. A package that is not promoted itself earns what the first one of
 * its service does. The first paid order makes somebody a customer, all others are renewals. Nobody earns on themselves:
 * not by another account of the same identity number or of the same holder of a bank card.
 */
export async function collectCommissions({ db }: Services): Promise<void> {
  const earning = earningPackages.map(({ id, percent, service, tier }, position) => {
    return { id, percent, service: service.key, tier: tier.key, position };
  });
  await db.tx(async (sql) => {
    await meetLeads(sql);
    await sql.query(
      `UPDATE referral r SET own = true WHERE NOT own AND account_id IS NOT NULL AND (
         EXISTS (
           SELECT 1 FROM real_name mine JOIN real_name his ON his.id_card_index = mine.id_card_index
           WHERE mine.account_id = r.agent_id AND his.account_id = r.account_id
         ) OR EXISTS (
           SELECT 1 FROM bank_card mine
             JOIN bank_card his ON his.holder = mine.holder OR his.number_index = mine.number_index
           WHERE mine.account_id = r.agent_id AND his.account_id = r.account_id
         )
       )`,
    );
    await sql.query(
      `INSERT INTO commission
         (id, agent_id, referral_id, package_id, at, kind, paid_fen, percent, amount_fen, state, reference)
       SELECT 'com_' || o.id, r.agent_id, r.id, p.id, o.paid_at,
         CASE WHEN o.paid_at > min(o.paid_at) OVER (PARTITION BY r.id) OR r.paid_at IS NOT NULL
           THEN 'renewal' ELSE 'first' END,
         o.kept_fen, p.percent, o.kept_fen * p.percent / 100, 'pending', o.id
       FROM referral r
       JOIN (SELECT *, pay_fen - coalesce(refund_fen, 0) AS kept_fen FROM service_order) o ON o.account_id = r.account_id
       JOIN LATERAL (
         SELECT r.id, r.percent FROM ${rowsAs(earningColumns)} WHERE r.service = o.service
         ORDER BY r.tier = o.tier DESC, r.position LIMIT 1
       ) p ON true
       WHERE o.state IN ('paid', 'refunded') AND o.kept_fen > 0 AND o.paid_at >= r.registered_at
         AND NOT r.own
         AND NOT EXISTS (SELECT 1 FROM commission c WHERE c.reference = o.id)
       ON CONFLICT (reference) DO NOTHING`,
      columnArrays(earningColumns, earning),
    );
    await sql.query(
      `UPDATE referral r SET paid_at = c.at
       FROM (SELECT referral_id, min(at) AS at FROM commission GROUP BY referral_id) c
       WHERE c.referral_id = r.id AND r.paid_at IS NULL`,
    );
  });
}

/**
 * From the fifth of a month on pays the pending commissions of the months before into the agents' accounts. The state
 * and the booking change together, so that nothing is paid twice and nothing gets lost.
 */
export async function settleCommissions({ db, now }: Services): Promise<void> {
  const at = now();
  if (Number(beijing(at).day.slice(8)) < settleDay) return;
  const before = new Date(beijingMidnight(monthOf(at)));
  const agents = await db.query<{ agent_id: string }>(
    `SELECT DISTINCT agent_id FROM commission WHERE state = 'pending' AND at < $1`,
    [before],
  );
  for (const { agent_id } of agents) {
    await db.tx(async (sql) => {
      const rows = await sql.query<{ amount_fen: number }>(
        `UPDATE commission SET state = 'settled', settled_at = $3
         WHERE agent_id = $1 AND state = 'pending' AND at < $2 RETURNING amount_fen`,
        [agent_id, before, new Date(at)],
      );
      const earned = rows.reduce((sum, row) => sum + row.amount_fen, 0);
      const amountFen = await lessOwed(sql, agent_id, earned);
      if (amountFen === 0) return;
      await book(sql, {
        ...{ accountId: agent_id, at, kind: 'income', source: 'promotion', amountFen, reference: newId('settlement') },
        title: because('entryCommissions', { count: rows.length }),
      });
    });
  }
}
