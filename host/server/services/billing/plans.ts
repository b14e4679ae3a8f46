import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { BillingPlan, billingPlans, billingPlanSave } from '../../../../src/api/contract/billing';
import { gibibyte } from '../../../../src/domain/billing';
import { bytes, yuan } from '../../../../src/format';
import { maxLength, required } from '../../../../src/rules';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import { isDuplicate } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { changeOf } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { tellOf } from './serve';
import { because, invalid, refuse } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';
import { lockAccount } from '../../kit/sql/lock';

/** Plans of one account. */
const mostPlans = 200;

const columns = `p.id, p.name, p.kind, p.price_fen, p.days, p.traffic, p.down, p.up, p.on_sale, p.created_at,
  (SELECT count(*) FROM billing_subscriber s WHERE s.plan_id = p.id
     OR EXISTS (SELECT 1 FROM billing_next n WHERE n.subscriber_id = s.id AND n.plan_id = p.id)) AS subscribers`;

/** One page of the caller's plans. */
export const planPage = (
  { db, caller }: Context,
  { kind, q, ...paging }: ParsedOf<typeof billingPlans>,
): Promise<DataOf<typeof billingPlans>> =>
  readPage<BillingPlan>(
    db,
    {
      select: columns,
      from: `FROM billing_plan p
        WHERE p.account_id = $1 AND ($2::text IS NULL OR p.kind = $2) AND ($3::text IS NULL OR lower(p.name) LIKE $3)`,
      params: [caller.accountId, kind ?? null, q ? likePattern(q) : null],
      order: 'p.created_at DESC, p.id',
    },
    paging,
  );

/** Makes or changes a plan. Gateways are told the new speed. */
export async function savePlan(context: Context, input: ParsedOf<typeof billingPlanSave>): Promise<string> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  validate({
    name: checks<string>('packageName', required, maxLength(64))(input.name),
    gigabytes: input.kind === 'traffic' && input.gigabytes === undefined ? because('trafficNeeded') : undefined,
  });
  const traffic = input.kind === 'traffic' ? (input.gigabytes ?? 0) * gibibyte : null;
  const id = input.id ?? newId('plan');
  return db.tx(async (sql) => {
    const [before] = await sql.query<BillingPlan>(
      `SELECT ${columns} FROM billing_plan p WHERE p.account_id = $1 AND p.id = $2 FOR UPDATE`,
      [accountId, id],
    );
    if (input.id !== undefined && !before) throw refuse('noPackage');
    if (!before) {
      await lockAccount(sql, accountId);
      const [{ count } = { count: 0 }] = await sql.query<{ count: number }>(
        'SELECT count(*) AS count FROM billing_plan WHERE account_id = $1',
        [accountId],
      );
      if (count >= mostPlans) throw refuse('plansMost', { most: mostPlans });
    }
    const after = { ...input, id, traffic };
    await sql
      .query(
        `INSERT INTO billing_plan (id, account_id, name, kind, price_fen, days, traffic, down, up, on_sale, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, kind = excluded.kind, price_fen = excluded.price_fen,
           days = excluded.days, traffic = excluded.traffic, down = excluded.down, up = excluded.up,
           on_sale = excluded.on_sale`,
        [
          id,
          accountId,
          input.name,
          input.kind,
          input.price_fen,
          input.days,
          traffic,
          input.down,
          input.up,
          input.on_sale,
          iso(now()),
        ],
      )
      .catch((error: unknown) => {
        throw isDuplicate(error) ? invalid({ name: because('planTaken') }) : error;
      });
    if (before && (before.down !== input.down || before.up !== input.up)) {
      const own = await sql.query<{ id: string; gateway_id: string }>(
        'SELECT id, gateway_id FROM billing_subscriber WHERE plan_id = $1 ORDER BY id FOR UPDATE',
        [id],
      );
      await tellOf(sql, accountId, own, now());
    }
    noteChange(context, changeOf(before && factsOf(before), factsOf(after)));
    return id;
  });
}

/** Removes plans that nobody has. */
export async function removePlans(context: Context, ids: readonly string[]): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const rows = await sql.query<BillingPlan>(
      `SELECT ${columns} FROM billing_plan p WHERE p.account_id = $1 AND p.id = ANY($2::text[]) ORDER BY p.id FOR UPDATE`,
      [caller.accountId, ids],
    );
    if (rows.length !== new Set(ids).size) throw refuse('noPackage');
    const used = rows.find(({ subscribers }) => subscribers > 0);
    if (used) throw refuse('planInUse', { name: used.name });
    await sql.query('DELETE FROM billing_plan WHERE account_id = $1 AND id = ANY($2::text[])', [caller.accountId, ids]);
    noteChange(
      context,
      changeOf(Object.fromEntries(rows.map(({ name, price_fen }) => [name, yuan(price_fen)])), undefined),
    );
  });
}

const factsOf = (plan: Omit<BillingPlan, 'id' | 'subscribers' | 'created_at'>) => ({
  名称: plan.name,
  价格: yuan(plan.price_fen),
  有效期: `${plan.days} 天`,
  流量: plan.traffic === null ? '不限' : bytes(plan.traffic),
  限速: `下行 ${plan.down || '不限'}，上行 ${plan.up || '不限'} Mbps`,
  状态: plan.on_sale ? '在售' : '停售',
});
