import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { subscriberOpen, subscriberRecharge } from '../../../../src/api/contract/billing';
import { endOf, recharged, type PlanBasis } from '../../../../src/domain/billing';
import { isUsername } from '../../../../src/domain/username';
import { dateTime, ungroup, yuan } from '../../../../src/format';
import { required } from '../../../../src/rules';
import { hashPassword } from '../../account/auth/passwords';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import { isDuplicate, type Sql } from '../../kit/store/db';
import { actorOf } from '../../account/logs/actor';
import { day, iso } from '../../../../src/domain/time';
import { changeOf } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { holdingOf, keepHolding } from './holding';
import { checkPassword, checkPerson, own } from './own';
import { tellOf } from './serve';
import { because, invalid, refuse } from '../../kit/refusal';
import { checks, mustEnd, validate } from '../../kit/validate';
import { lockAccount } from '../../kit/sql/lock';

/** Subscribers of one account. */
const mostSubscribers = 20_000;

/** Opens a subscriber; what he has and what it costs follows from the plan. */
export async function openSubscriber(
  context: Context,
  input: ParsedOf<typeof subscriberOpen>,
): Promise<DataOf<typeof subscriberOpen>> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  const mobile = ungroup(input.mobile);
  validate({
    username:
      checks<string>('account', required)(input.username) ??
      (isUsername(input.username) ? undefined : because('usernameUnfit')),
    password: checkPassword(input.password),
    ...checkPerson(input.name, mobile),
  });
  const hash = await hashPassword(input.password);
  const actor = await actorOf(db, context);
  return db.tx(async (sql) => {
    const [gateway] = await sql.query(`SELECT 1 FROM device WHERE account_id = $1 AND id = $2 AND kind = 'gateway'`, [
      accountId,
      input.gwid,
    ]);
    if (!gateway) throw refuse('noGateway');
    const plan = await planOf(sql, accountId, input.plan, []);
    const paid = await take(sql, context, { ...input, kind: 'open', plan, actor });
    if (paid.before) return { id: paid.before.subscriber_id, amount_fen: paid.before.amount_fen };
    await lockAccount(sql, accountId);
    const [{ count } = { count: 0 }] = await sql.query<{ count: number }>(
      'SELECT count(*) AS count FROM billing_subscriber WHERE account_id = $1',
      [accountId],
    );
    if (count >= mostSubscribers) throw refuse('subscribersMost', { most: mostSubscribers });
    const id = newId('sub');
    const has = recharged(undefined, plan, input.quantity, now());
    mustEnd('quantity', endOf(has), now());
    await sql
      .query(
        `INSERT INTO billing_subscriber (id, account_id, gateway_id, plan_id, username, name, mobile, password_hash, enabled,
           expires_at, traffic_left, rev, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, true, $9, $10, 0, $11)`,
        [
          id,
          accountId,
          input.gwid,
          plan.id,
          input.username,
          input.name,
          mobile,
          hash,
          iso(has.until),
          has.trafficLeft,
          iso(now()),
        ],
      )
      .catch((error: unknown) => {
        throw isDuplicate(error) ? invalid({ username: because('accountTaken') }) : error;
      });
    await sql.query('UPDATE billing_entry SET subscriber_id = $2 WHERE id = $1', [paid.id, id]);
    await tellOf(sql, accountId, [{ id, gateway_id: input.gwid }], now());
    noteChange(
      context,
      changeOf(undefined, {
        账号: input.username,
        套餐: plan.name,
        金额: yuan(paid.amount_fen),
        到期: dateTime(has.until, 'Asia/Shanghai'),
      }),
    );
    return { id, amount_fen: paid.amount_fen };
  });
}

/** A subscriber paid for a plan. */
export async function rechargeSubscriber(
  context: Context,
  input: ParsedOf<typeof subscriberRecharge>,
): Promise<DataOf<typeof subscriberRecharge>> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  const actor = await actorOf(db, context);
  return db.tx(async (sql) => {
    const [before] = await own(sql, accountId, [input.id]);
    const holding = await holdingOf(sql, before!);
    const kept = [holding.plan, ...holding.next.map((one) => one.plan)];
    const plan = await planOf(sql, accountId, input.plan, kept);
    const paid = await take(sql, context, { ...input, kind: 'recharge', username: before!.username, plan, actor });
    if (paid.before) return { amount_fen: paid.before.amount_fen, expires_at: before!.expires_at };
    await sql.query('UPDATE billing_entry SET subscriber_id = $2 WHERE id = $1', [paid.id, input.id]);
    const has = recharged(holding, plan, input.quantity, now());
    mustEnd('quantity', endOf(has), now());
    await keepHolding(sql, input.id, has);
    await tellOf(sql, accountId, [before!], now());
    const ends = (at: number) => dateTime(at, 'Asia/Shanghai');
    noteChange(context, {
      账号: [before!.username, before!.username],
      套餐: [before!.plan_name, plan.name],
      ...(has.next.length > 0 && { 生效: ['', ends(endOf(has) - has.next.at(-1)!.days * day)] as const }),
      到期: [ends(Date.parse(before!.expires_at)), ends(endOf(has))],
      金额: ['', yuan(paid.amount_fen)],
    });
    return { amount_fen: paid.amount_fen, expires_at: iso(endOf(has)) };
  });
}

interface Plan extends PlanBasis {
  name: string;
  price_fen: number;
}

/** A plan of the account that is sold; `kept`: those that the subscriber has already may be off sale. */
async function planOf(sql: Sql, accountId: string, id: string, kept: readonly string[]): Promise<Plan> {
  const [plan] = await sql.query<Plan & { on_sale: boolean }>(
    'SELECT id, name, price_fen, days, traffic, on_sale FROM billing_plan WHERE account_id = $1 AND id = $2 FOR SHARE',
    [accountId, id],
  );
  if (!plan) throw refuse('noPackage');
  if (!plan.on_sale && !kept.includes(id)) throw refuse('planNotSold');
  return plan;
}

interface Payment {
  request_id: string;
  username: string;
  kind: 'open' | 'recharge';
  method: string;
  quantity: number;
  note: string;
  /** What the one who took it was shown. */
  amount_fen?: number | undefined;
  plan: Plan;
  actor: string;
}

/** Books a sum once for each request; `before` is what the same request booked already. */
async function take(sql: Sql, { caller, now }: Context, payment: Payment) {
  const { plan, method, quantity } = payment;
  const amount_fen = method === 'free' ? 0 : plan.price_fen * quantity;
  const id = newId('pay');
  const made = await sql.query(
    `INSERT INTO billing_entry (id, account_id, request_id, username, plan_name, kind, method, quantity, amount_fen, note,
       actor, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (account_id, request_id) DO NOTHING RETURNING id`,
    [
      id,
      caller.accountId,
      payment.request_id,
      payment.username,
      plan.name,
      payment.kind,
      method,
      quantity,
      amount_fen,
      payment.note,
      payment.actor,
      iso(now()),
    ],
  );
  if (made.length > 0) {
    if ((payment.amount_fen ?? amount_fen) !== amount_fen) throw refuse('priceChanged', { amount: yuan(amount_fen) });
    return { id, amount_fen, before: undefined };
  }
  const [before] = await sql.query<{ subscriber_id: string; amount_fen: number }>(
    'SELECT subscriber_id, amount_fen FROM billing_entry WHERE account_id = $1 AND request_id = $2 AND subscriber_id IS NOT NULL',
    [caller.accountId, payment.request_id],
  );
  return { id, amount_fen, before: before! };
}
