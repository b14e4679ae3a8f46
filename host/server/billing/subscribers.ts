import type { DataOf, ParsedOf } from '../../../src/api/endpoint';
import type {
  subscriberOpen,
  subscriberRecharge,
  subscriberSave,
  Subscriber,
  subscribers,
} from '../../../src/api/contract/billing';
import { isUsername, recharged, type Holding, type PlanBasis } from '../../../src/domain/billing';
import { expiringWithin } from '../../../src/domain/service';
import { dateTime, maskMobile, ungroup, yuan } from '../../../src/format';
import { maxLength, mobile as mobileRule, required } from '../../../src/rules';
import { checks } from '../../../src/text';
import { hashPassword } from '../auth/passwords';
import { newId } from '../auth/secrets';
import type { Context } from '../context';
import { isDuplicate, type Sql } from '../db';
import { deliverySql } from '../delivery/deliver';
import { actorOf } from '../fleet/alarm-handling';
import { iso } from '../fleet/china-time';
import { likePattern } from '../fleet/search';
import { fail, invalid, notFound } from '../handler';
import { changeOf, enabledWord } from '../logs/facts';
import { noteChange } from '../logs/record-action';
import { validate } from '../validate';
import { tellGateway } from './serve';

/** Codes of a refusal: not sold any more, or too many subscribers. */
const refused = { sale: 4641, most: 4642 } as const;
/** Subscribers of one account. */
const mostSubscribers = 20_000;

/** The same as `subscriberState` of the domain, as SQL over `s` at `$<at>`. */
const stateSql = (at: string) => `CASE WHEN NOT s.enabled THEN 'off' WHEN s.expires_at <= ${at} THEN 'expired'
  WHEN s.traffic_left <= 0 THEN 'used_up'
  WHEN s.expires_at <= ${at}::timestamptz + interval '${expiringWithin / 1000} seconds' THEN 'expiring' ELSE 'active' END`;

/** One page of the caller's subscribers, and how many stand how. */
export async function subscriberPage(
  { db, caller, now }: Context,
  { state, plan, q, page, per_page }: ParsedOf<typeof subscribers>,
): Promise<DataOf<typeof subscribers>> {
  const at = iso(now());
  const counted = await db.query<{ state: Subscriber['state']; n: number }>(
    `SELECT ${stateSql('$2')} AS state, count(*) AS n FROM billing_subscriber s WHERE s.account_id = $1 GROUP BY 1`,
    [caller.accountId, at],
  );
  const of = (one: Subscriber['state']) => counted.find((row) => row.state === one)?.n ?? 0;
  const rows = await db.query<Subscriber & { matching: number }>(
    `SELECT s.id, s.username, s.name, s.mobile, s.gateway_id AS gwid, g.remark AS gateway_remark, s.plan_id,
       p.name AS plan_name, p.down, p.up, s.enabled, ${stateSql('$2')} AS state, s.expires_at, s.traffic_left, s.created_at,
       ${deliverySql('s.rev')} AS delivery, CASE WHEN d.state = 'failed' THEN d.error ELSE '' END AS error,
       count(*) OVER () AS matching
     FROM billing_subscriber s JOIN billing_plan p ON p.id = s.plan_id JOIN device g ON g.id = s.gateway_id
     LEFT JOIN gateway_delivery d ON d.gateway_id = s.gateway_id AND d.kind = 'billing'
     WHERE s.account_id = $1 AND ($3::text IS NULL OR ${stateSql('$2')} = $3) AND ($4::text IS NULL OR s.plan_id = $4)
       AND ($5::text IS NULL OR lower(s.username || ' ' || s.name || ' ' || s.mobile || ' ' || g.remark) LIKE $5)
     ORDER BY (s.expires_at <= $2), s.expires_at, s.id LIMIT $6 OFFSET $7`,
    [caller.accountId, at, state ?? null, plan ?? null, q ? likePattern(q) : null, per_page, (page - 1) * per_page],
  );
  return {
    list: rows.map(({ matching: _, ...row }) => row),
    total: rows[0]?.matching ?? 0,
    counts: {
      all: counted.reduce((sum, { n }) => sum + n, 0),
      active: of('active'),
      expiring: of('expiring'),
      expired: of('expired'),
      used_up: of('used_up'),
      off: of('off'),
    },
  };
}

const checkPerson = (name: string, mobile: string) => ({
  name: checks<string>('姓名', maxLength(64))(name),
  mobile: checks<string>('手机号', mobileRule)(mobile),
});
const checkPassword = (password: string) =>
  /^[\x21-\x7e]{6,32}$/.test(password) ? undefined : '[密码]应为 6–32 位字母、数字或符号';

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
      checks<string>('账号', required)(input.username) ??
      (isUsername(input.username) ? undefined : '[账号]应为 3–32 位字母、数字或 . _ @ -'),
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
    if (!gateway) throw notFound('没有找到这台网关');
    const plan = await planOf(sql, accountId, input.plan, undefined);
    const paid = await take(sql, context, { ...input, kind: 'open', plan, actor });
    if (paid.before) return { id: paid.before.subscriber_id, amount_fen: paid.before.amount_fen };
    const [{ count } = { count: 0 }] = await sql.query<{ count: number }>(
      'SELECT count(*) AS count FROM billing_subscriber WHERE account_id = $1',
      [accountId],
    );
    if (count >= mostSubscribers) throw fail(refused.most, `最多 ${mostSubscribers} 个计费用户`);
    const id = newId('sub');
    const has = recharged(undefined, plan, input.quantity, now());
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
          iso(has.expiresAt),
          has.trafficLeft,
          iso(now()),
        ],
      )
      .catch((error: unknown) => {
        throw isDuplicate(error) ? invalid({ username: ['该账号已存在'] }) : error;
      });
    await sql.query('UPDATE billing_entry SET subscriber_id = $2 WHERE id = $1', [paid.id, id]);
    await tellGateway(sql, accountId, input.gwid, [id], now());
    noteChange(
      context,
      changeOf(undefined, {
        账号: input.username,
        套餐: plan.name,
        金额: yuan(paid.amount_fen),
        到期: dateTime(has.expiresAt, 'Asia/Shanghai'),
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
    const plan = await planOf(sql, accountId, input.plan, before!.plan_id);
    const paid = await take(sql, context, { ...input, kind: 'recharge', username: before!.username, plan, actor });
    if (paid.before) return { amount_fen: paid.before.amount_fen, expires_at: before!.expires_at };
    await sql.query('UPDATE billing_entry SET subscriber_id = $2 WHERE id = $1', [paid.id, input.id]);
    // Traffic of one plan is worth nothing in another that counts none.
    const holding: Holding = { expiresAt: Date.parse(before!.expires_at), trafficLeft: before!.traffic_left };
    const has = recharged(holding, plan, input.quantity, now());
    await sql.query('UPDATE billing_subscriber SET plan_id = $2, expires_at = $3, traffic_left = $4 WHERE id = $1', [
      input.id,
      plan.id,
      iso(has.expiresAt),
      has.trafficLeft,
    ]);
    await tellGateway(sql, accountId, before!.gateway_id, [input.id], now());
    const ends = (at: number) => dateTime(at, 'Asia/Shanghai');
    noteChange(context, {
      账号: [before!.username, before!.username],
      套餐: [before!.plan_name, plan.name],
      到期: [ends(holding.expiresAt), ends(has.expiresAt)],
      金额: ['', yuan(paid.amount_fen)],
    });
    return { amount_fen: paid.amount_fen, expires_at: iso(has.expiresAt) };
  });
}

/** Changes who a subscriber is. */
export async function saveSubscriber(context: Context, input: ParsedOf<typeof subscriberSave>): Promise<void> {
  const { db, caller, now } = context;
  const mobile = ungroup(input.mobile);
  validate({
    ...checkPerson(input.name, mobile),
    ...(input.password && { password: checkPassword(input.password) }),
  });
  const hash = input.password ? await hashPassword(input.password) : null;
  await db.tx(async (sql) => {
    const [before] = await own(sql, caller.accountId, [input.id]);
    await sql.query(
      `UPDATE billing_subscriber SET name = $3, mobile = $4, password_hash = coalesce($5, password_hash)
       WHERE account_id = $1 AND id = $2`,
      [caller.accountId, input.id, input.name, mobile, hash],
    );
    if (hash) await tellGateway(sql, caller.accountId, before!.gateway_id, [input.id], now());
    noteChange(context, {
      姓名: [before!.name, input.name],
      手机号: [maskMobile(before!.mobile), maskMobile(mobile)],
      ...(hash && { 密码: ['', '已重置'] as const }),
    });
  });
}

/** Lets subscribers in, or keeps them out. */
export async function switchSubscribers(context: Context, ids: readonly string[], enabled: boolean): Promise<void> {
  const { db, caller, now } = context;
  await db.tx(async (sql) => {
    const rows = await own(sql, caller.accountId, ids);
    const changing = rows.filter((row) => row.enabled !== enabled);
    await sql.query('UPDATE billing_subscriber SET enabled = $3 WHERE account_id = $1 AND id = ANY($2::text[])', [
      caller.accountId,
      changing.map(({ id }) => id),
      enabled,
    ]);
    await tellAll(sql, caller.accountId, changing, now());
    const words = (one: boolean) => enabledWord(one);
    noteChange(
      context,
      Object.fromEntries(rows.map((row) => [row.username, [words(row.enabled), words(enabled)] as const])),
    );
  });
}

/** Removes subscribers. */
export async function removeSubscribers(context: Context, ids: readonly string[]): Promise<void> {
  const { db, caller, now } = context;
  await db.tx(async (sql) => {
    const rows = await own(sql, caller.accountId, ids);
    await sql.query('DELETE FROM billing_subscriber WHERE account_id = $1 AND id = ANY($2::text[])', [
      caller.accountId,
      ids,
    ]);
    await tellAll(sql, caller.accountId, rows, now());
    const ends = (row: Own) => `${row.plan_name}，${dateTime(row.expires_at, 'Asia/Shanghai')} 到期`;
    noteChange(context, changeOf(Object.fromEntries(rows.map((row) => [row.username, ends(row)])), undefined));
  });
}

interface Own {
  id: string;
  gateway_id: string;
  username: string;
  name: string;
  mobile: string;
  plan_id: string;
  plan_name: string;
  enabled: boolean;
  expires_at: string;
  traffic_left: number | null;
}

/** Subscribers of an account, in a row so that two changes follow each other; 404 unless all of them are there. */
async function own(sql: Sql, accountId: string, ids: readonly string[]): Promise<Own[]> {
  const rows = await sql.query<Own>(
    `SELECT s.id, s.gateway_id, s.username, s.name, s.mobile, s.plan_id, p.name AS plan_name, s.enabled, s.expires_at,
       s.traffic_left
     FROM billing_subscriber s JOIN billing_plan p ON p.id = s.plan_id
     WHERE s.account_id = $1 AND s.id = ANY($2::text[]) ORDER BY s.id FOR UPDATE OF s`,
    [accountId, ids],
  );
  if (rows.length !== new Set(ids).size) throw notFound('没有找到这个计费用户');
  return rows;
}

async function tellAll(sql: Sql, accountId: string, rows: readonly Own[], now: number): Promise<void> {
  for (const gwid of new Set(rows.map(({ gateway_id }) => gateway_id))) {
    const there = rows.filter(({ gateway_id }) => gateway_id === gwid).map(({ id }) => id);
    await tellGateway(sql, accountId, gwid, there, now);
  }
}

interface Plan extends PlanBasis {
  id: string;
  name: string;
  price_fen: number;
}

/** A plan of the account that is sold; `kept`: the one that the subscriber has already may be off sale. */
async function planOf(sql: Sql, accountId: string, id: string, kept: string | undefined): Promise<Plan> {
  const [plan] = await sql.query<Plan & { on_sale: boolean }>(
    'SELECT id, name, kind, price_fen, days, traffic, on_sale FROM billing_plan WHERE account_id = $1 AND id = $2 FOR SHARE',
    [accountId, id],
  );
  if (!plan) throw notFound('没有找到这个套餐');
  if (!plan.on_sale && id !== kept) throw fail(refused.sale, '套餐已停售，请选择其他套餐');
  return plan;
}

interface Payment {
  request_id: string;
  username: string;
  kind: 'open' | 'recharge';
  method: string;
  quantity: number;
  note: string;
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
  if (made.length > 0) return { id, amount_fen, before: undefined };
  const [before] = await sql.query<{ subscriber_id: string; amount_fen: number }>(
    'SELECT subscriber_id, amount_fen FROM billing_entry WHERE account_id = $1 AND request_id = $2',
    [caller.accountId, payment.request_id],
  );
  return { id, amount_fen, before: before! };
}
