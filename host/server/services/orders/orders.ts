import type { orderCreate, orderInvoice, ownedBind } from '../../../../src/api/contract/service';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { addMonths, payWithin } from '../../../../src/domain/service';
import { email, maxLength, required } from '../../../../src/rules';
import { price as yuan } from '../../../../src/format';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import { isDuplicate, json, type Sql } from '../../kit/store/db';
import { actorOf } from '../../account/logs/actor';
import { day, iso } from '../../../../src/domain/time';
import { writeLogs } from '../../account/logs/write';
import { tellSupport } from '../../account/support/tell';
import { book } from '../../account/wallet/ledger';
import { priceOf, readActivities, type OwnedRow } from '../catalogue/price';
import { soldTier } from '../catalogue/catalogue';
import { mustHold } from '../sdwan/hold';
import { mustFit } from '../settings/fit';
import { switchOff, switchOn, type SwitchedOn } from './switch-on';
import { aboutOf, cancelRivals, goneOf, usedUp, useTerms, type Terms } from './terms';
import { because, refuse } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';
import { lockAccount } from '../../kit/sql/lock';

/** Orders of one account that wait to be paid. */
const mostUnpaid = 20;

/** Orders at the price of now; the id. The same request asked again gives the first one's. */
export async function createOrder(context: Context, input: ParsedOf<typeof orderCreate>): Promise<string> {
  const { db, caller } = context;
  const now = context.now();
  return db.tx(async (sql) => {
    // One order of an account is made at a time, so that the same request asked twice at once is one.
    await lockAccount(sql, caller.accountId);
    const [before] = await sql.query<{ id: string }>(
      'SELECT id FROM service_order WHERE account_id = $1 AND request_id = $2',
      [caller.accountId, input.request_id],
    );
    if (before) return before.id;
    const priced = await priceOf(sql, caller.accountId, input, now, await readActivities(sql, caller.accountId, now));
    const { payFen } = priced;
    await mustHold(sql, input.kind, priced);
    if ((input.pay_fen ?? payFen) !== payFen) throw refuse('priceChanged', { amount: yuan(payFen) });
    await mustBeAllowed(sql, caller.accountId, priced.trial && input.service, now);
    const gwid = priced.service.bound ? (priced.owned?.gateway_id ?? input.gwid ?? null) : null;
    if (gwid && input.kind === 'new') await mustBeFree(sql, caller.accountId, input, gwid);
    const id = newId('ord');
    await sql.query(
      `INSERT INTO service_order (id, account_id, request_id, service, service_name, tier, tier_name, kind, trial, months,
         quantity, gateway_id, owned_id, about, lines, pay_fen, coupon_id, offer, created_at, pay_until)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $20, $14::jsonb, $15, $16, $17, $18, $19)`,
      [
        id,
        caller.accountId,
        input.request_id,
        input.service,
        priced.service.name,
        input.tier,
        priced.tier.name,
        input.kind,
        priced.trial,
        priced.months,
        priced.quantity,
        gwid,
        priced.owned?.id ?? null,
        json(priced.lines),
        priced.payFen,
        input.coupon ?? null,
        priced.offer ?? null,
        iso(now),
        iso(now + payWithin),
        priced.owned ? aboutOf(priced.owned, input.kind) : null,
      ],
    );
    await recordOrder(sql, context, `下单 ${priced.service.name} ${priced.tier.name}`, id, priced.payFen);
    return id;
  });
}

interface OrderRow extends Terms {
  service: string;
  service_name: string;
  tier: string;
  tier_name: string;
  trial: boolean;
  months: number;
  quantity: number;
  gateway_id: string | null;
  owned_id: string | null;
  pay_fen: number;
  state: 'unpaid' | 'paid' | 'cancelled' | 'refunded';
  pay_until: string;
  invoice: object | null;
}

/** Who pays: a call, or what came in for an order. */
export type Payer = Pick<Context, 'db' | 'now' | 'ip'> & { caller: Pick<Context['caller'], 'accountId'> };

/**
 * Pays an order: coupon, activity price, balance and what was bought, all of it or nothing. Asked again it changes
 * nothing: the order is locked, and the ledger books a reference once. An order whose price rested on something that
 * has changed or was used since is void, and so are those that waited at the same coupon or activity price: gives these.
 */
export async function payOrder(context: Payer, id: string): Promise<string[]> {
  const { db, caller } = context;
  const { accountId } = caller;
  const now = context.now();
  const done = await db.tx(async (sql) => {
    // What two orders want to use up is used by one at a time.
    await lockAccount(sql, accountId);
    const order = await lockOrder(sql, accountId, id);
    if (order.state === 'paid') return { void: [] };
    if (order.state !== 'unpaid' || Date.parse(order.pay_until) <= now) {
      throw refuse((await usedUp(sql, accountId, order, now)) ?? 'orderCancelled');
    }
    const owned = order.kind === 'new' ? undefined : await lockOwned(sql, accountId, order.owned_id);
    const gone = await goneOf(sql, accountId, order, owned, now);
    if (gone) {
      await setCancelled(sql, id, now);
      await recordVoid(sql, context, order);
      return { gone };
    }
    await useTerms(sql, accountId, order, now);
    if (order.pay_fen > 0) {
      const title = because('entryPackage', { service: order.service_name, tier: order.tier_name });
      await book(sql, { accountId, at: now, kind: 'order', title, amountFen: -order.pay_fen, reference: id });
    }
    const delivered = owned
      ? await deliverMore(sql, accountId, order, owned, now)
      : await deliver(sql, accountId, order, now);
    await sql.query(
      `UPDATE service_order SET state = 'paid', paid_at = $2, owned_id = $3, from_at = $4, to_at = $5 WHERE id = $1`,
      [id, iso(now), delivered.owned, iso(delivered.from), iso(delivered.to)],
    );
    await recordOrder(sql, context, `支付 ${order.service_name} ${order.tier_name}`, id, order.pay_fen);
    const rivals = await cancelRivals<OrderRow>(sql, accountId, order, now);
    for (const rival of rivals) await recordVoid(sql, context, rival);
    return { void: rivals.map((rival) => rival.id) };
  });
  if (done.gone) throw refuse(done.gone);
  return done.void;
}

/** Refuses an order that waits at a price which cannot be had any more, and makes it void: nobody shall pay for it. */
export async function mustStand(context: Payer, id: string): Promise<void> {
  const { accountId } = context.caller;
  const now = context.now();
  const gone = await context.db.tx(async (sql) => {
    await lockAccount(sql, accountId);
    const order = await lockOrder(sql, accountId, id);
    if (order.state !== 'unpaid' || Date.parse(order.pay_until) <= now) return undefined;
    const owned = order.kind === 'new' ? undefined : await lockOwned(sql, accountId, order.owned_id);
    const why = await goneOf(sql, accountId, order, owned, now);
    if (why) {
      await setCancelled(sql, id, now);
      await recordVoid(sql, context, order);
    }
    return why;
  });
  if (gone) throw refuse(gone);
}

/** Cancels an order that is not paid. */
export async function cancelOrder(context: Context, id: string): Promise<void> {
  const now = context.now();
  await context.db.tx(async (sql) => {
    const order = await lockOrder(sql, context.caller.accountId, id);
    if (order.state === 'paid' || order.state === 'refunded') throw refuse('orderPaid');
    if (order.state === 'cancelled') return;
    await setCancelled(sql, id, now);
    await recordOrder(sql, context, `取消订单 ${order.service_name} ${order.tier_name}`, id, order.pay_fen);
  });
}

/** Asks for the invoice of a paid order. */
export async function requestInvoice(context: Context, input: ParsedOf<typeof orderInvoice>): Promise<void> {
  const { id, title, tax_no, email: address } = input;
  validate({
    title: checks('invoiceTitle', required, maxLength(100))(title),
    email: checks('invoiceMail', required, email)(address),
    tax_no: tax_no && !/^[\dA-Z]{15,20}$/.test(tax_no) ? because('taxNumberUnfit') : undefined,
  });
  const now = context.now();
  await context.db.tx(async (sql) => {
    const order = await lockOrder(sql, context.caller.accountId, id);
    if (order.state !== 'paid' || order.pay_fen === 0) throw refuse('invoiceUnpaid');
    if (order.invoice) throw refuse('invoiceAsked');
    await sql.query('UPDATE service_order SET invoice = $2 WHERE id = $1', [
      id,
      { title, tax_no, email: address, state: 'requested', at: iso(now) },
    ]);
    await recordOrder(sql, context, `申请发票 ${title}`, id, order.pay_fen);
  });
}

const setCancelled = (sql: Sql, id: string, now: number) =>
  sql.query(`UPDATE service_order SET state = 'cancelled', cancelled_at = $2 WHERE id = $1`, [id, iso(now)]);

async function lockOwned(sql: Sql, accountId: string, id: string | null): Promise<OwnedRow | undefined> {
  const [owned] = await sql.query<OwnedRow>(
    'SELECT id, service, tier, quantity, gateway_id, expires_at FROM service_owned WHERE account_id = $1 AND id = $2 FOR UPDATE',
    [accountId, id],
  );
  return owned;
}

async function lockOrder(sql: Sql, accountId: string, id: string): Promise<OrderRow> {
  const [order] = await sql.query<OrderRow>(
    'SELECT * FROM service_order WHERE account_id = $1 AND id = $2 FOR UPDATE',
    [accountId, id],
  );
  if (!order) throw refuse('noOrder');
  return order;
}

async function mustBeAllowed(sql: Sql, accountId: string, trial: string | false, now: number): Promise<void> {
  const [unpaid] = await sql.query<{ n: number }>(
    `SELECT count(*) AS n FROM service_order WHERE account_id = $1 AND state = 'unpaid' AND pay_until > $2`,
    [accountId, iso(now)],
  );
  if (unpaid!.n >= mostUnpaid) throw refuse('unpaidMost');
  if (!trial) return;
  const [used] = await sql.query(
    `SELECT 1 FROM service_order WHERE account_id = $1 AND service = $2 AND trial
       AND (state = 'paid' OR (state = 'unpaid' AND pay_until > $3)) LIMIT 1`,
    [accountId, trial, iso(now)],
  );
  if (used) throw refuse('trialOnce');
  await sql.query(
    `UPDATE service_order SET state = 'cancelled', cancelled_at = pay_until
     WHERE account_id = $1 AND service = $2 AND trial AND state = 'unpaid'`,
    [accountId, trial],
  );
}

/** The gateway is the account's, has not got the service yet, and can carry it out. */
async function mustBeFree(
  sql: Sql,
  accountId: string,
  { service, sure }: { service: string; sure: boolean },
  gwid: string,
): Promise<void> {
  const [gateway] = await sql.query(`SELECT 1 FROM device WHERE account_id = $1 AND id = $2 AND kind = 'gateway'`, [
    accountId,
    gwid,
  ]);
  if (!gateway) throw refuse('noGateway');
  const [taken] = await sql.query('SELECT 1 FROM service_owned WHERE service = $1 AND gateway_id = $2', [
    service,
    gwid,
  ]);
  if (taken) throw refuse('onGatewayAlready');
  await mustFit(sql, service, gwid, sure);
}

interface Delivered {
  owned: string;
  from: number;
  to: number;
}

/** Hands over what was bought. */
async function deliver(sql: Sql, accountId: string, order: OrderRow, now: number): Promise<Delivered> {
  const trialDays = soldTier(order.service, order.tier)?.trialDays ?? 0;
  const to = order.trial ? now + trialDays * day : addMonths(now, order.months);
  const id = newId('own');
  await sql.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, created_at)
     VALUES ($1, $2, $3, $4, $5,
       (SELECT d.id FROM device d WHERE d.id = $6 AND d.account_id = $2
          AND NOT EXISTS (SELECT 1 FROM service_owned o WHERE o.service = $3 AND o.gateway_id = d.id)),
       $7, $8, $7)`,
    [id, accountId, order.service, order.tier, order.quantity, order.gateway_id, iso(now), iso(to)],
  );
  const on = { accountId, id, service: order.service, tier: order.tier };
  if (order.gateway_id !== null) await switchOn(sql, { ...on, gateway: order.gateway_id }, now);
  return { owned: id, from: now, to };
}

/** Lengthens or betters what is owned. An order without months pays for the time that is left. */
async function deliverMore(
  sql: Sql,
  accountId: string,
  order: OrderRow,
  owned: OwnedRow,
  now: number,
): Promise<Delivered> {
  const ends = Date.parse(owned.expires_at);
  const from = order.months === 0 ? now : Math.max(now, ends);
  const to = order.months === 0 ? ends : addMonths(from, order.months);
  if (to <= now) throw refuse('ownedGone');
  await sql.query('UPDATE service_owned SET tier = $2, quantity = $3, expires_at = $4 WHERE id = $1', [
    owned.id,
    order.tier,
    order.quantity,
    iso(to),
  ]);
  if (owned.gateway_id !== null && (ends <= now || owned.tier !== order.tier)) {
    await switchOn(sql, onGatewayOf(accountId, owned, order.tier), now);
  }
  return { owned: owned.id, from, to };
}

/** Lets something owned work on a gateway; null: on none. */
export async function bindOwned(context: Context, { id, gwid, sure }: ParsedOf<typeof ownedBind>): Promise<void> {
  const { accountId } = context.caller;
  await context.db.tx(async (sql) => {
    const owned = await lockOwned(sql, accountId, id);
    if (!owned) throw refuse('noOwned');
    if (owned.gateway_id === gwid) return;
    if (gwid !== null) await mustBeFree(sql, accountId, { service: owned.service, sure }, gwid);
    await sql.query('UPDATE service_owned SET gateway_id = $2 WHERE id = $1', [id, gwid]).catch((error: unknown) => {
      throw isDuplicate(error) ? refuse('onGatewayAlready') : error;
    });
    await switchOff(sql, id);
    if (gwid !== null && Date.parse(owned.expires_at) > context.now()) {
      await switchOn(sql, onGatewayOf(accountId, { ...owned, gateway_id: gwid }, owned.tier), context.now());
    }
    await record(sql, context, gwid === null ? '解绑网关' : '绑定网关', gwid ?? owned.gateway_id ?? id, 0);
  });
}

const onGatewayOf = (accountId: string, { id, service, gateway_id }: OwnedRow, tier: string): SwitchedOn => ({
  accountId,
  id,
  service,
  tier,
  gateway: gateway_id ?? '',
});

const recordVoid = (sql: Sql, context: Payer, { id, service_name, tier_name, pay_fen }: OrderRow) =>
  recordOrder(sql, context, `订单失效 ${service_name} ${tier_name}`, id, pay_fen);

/** What became of an order: in the log, and told to every open page of its account. */
async function recordOrder(sql: Sql, context: Payer, text: string, id: string, fen: number): Promise<void> {
  await record(sql, context, text, id, fen);
  await tellSupport(sql, context.caller.accountId, 'order', id, new Date(context.now()));
}

async function record(sql: Sql, context: Payer, text: string, target: string, fen: number): Promise<void> {
  await writeLogs(sql, [
    {
      accountId: context.caller.accountId,
      kind: 'business',
      at: iso(context.now()),
      actor: await actorOf(sql, context),
      target,
      text: fen > 0 ? `${text}，${yuan(fen)}` : text,
      detail: { ip: context.ip },
    },
  ]);
}
