import type {
  Order,
  orders,
  Owned,
  ownedList,
  Service,
  serviceQuote,
  services,
} from '../../../../src/api/contract/service';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { ownRefundFen } from '../../../../src/domain/refund';
import type { PayMethod } from '../../../../src/domain/payment';
import {
  billOf,
  durationsOf,
  expiringWithin,
  orderState,
  ownedState,
  sumOf,
  type PriceBasis,
} from '../../../../src/domain/service';
import type { Context } from '../../kit/context/context';
import { iso } from '../../../../src/domain/time';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { catalogue, soldService, soldTier, type SoldService, type SoldTier } from '../catalogue/catalogue';
import { isOpened } from '../catalogue/opened';
import { basisOf, priceOf, readActivities, usableCoupons } from '../catalogue/price';
import { mustHold } from '../sdwan/hold';
import { refuse } from '../../kit/refusal';
import { boughtOf, builtOn, goesWith, paidBy, upgradesOf, type Upgrade } from './refund';

const cheapest = ({ tiers }: SoldService): number =>
  Math.min(...tiers.filter((tier) => tier.monthFen > 0).map((tier) => tier.monthFen));

/** Services that are sold, with how many of each the caller has. */
export async function serviceList({ db, caller, now }: Context): Promise<DataOf<typeof services>['list']> {
  const rows = await db.query<{ service: string; owned: number; ending: number }>(
    `SELECT service, count(*) AS owned, count(*) FILTER (WHERE expires_at <= $3) AS ending FROM service_owned
     WHERE account_id = $1 AND expires_at > $2 GROUP BY service`,
    [caller.accountId, iso(now()), iso(now() + expiringWithin)],
  );
  const owned = new Map(rows.map((row) => [row.service, row]));
  const { gifts } = await readActivities(db, caller.accountId, now());
  const open: SoldService[] = [];
  for (const service of catalogue) {
    const isSold = !service.closed && (await isOpened(db, caller.accountId, service.key));
    if (isSold || owned.has(service.key)) open.push(service);
  }
  return open.map((service) => ({
    key: service.key,
    name: service.name,
    summary: service.summary,
    from_fen: cheapest(service),
    prices: pricesOf({ monthFen: cheapest(service), gifts: giftsOf(service, gifts) }),
    owned: owned.get(service.key)?.owned ?? 0,
    ending: owned.get(service.key)?.ending ?? 0,
    unit: service.unit,
  }));
}

const giftsOf = ({ activity }: SoldService, gifts: PriceBasis['gifts']) => (activity === undefined ? [] : gifts);

/** What one of it costs for each duration that is offered. */
const pricesOf = (basis: PriceBasis) =>
  durationsOf(basis.gifts).map((months) => ({
    months,
    pay_fen: sumOf(billOf(basis, months, 1)),
    whole_fen: basis.monthFen * months,
  }));

/** One service with the prices that the caller would pay. */
export async function readService(context: Context, key: string): Promise<Service> {
  const { db, caller } = context;
  const now = context.now();
  const service = soldService(key);
  if (!service) throw refuse('noService');
  const activities = await readActivities(db, caller.accountId, now);
  const [facts] = await db.query<{ owned: number; trials: number }>(
    `SELECT (SELECT count(*) FROM service_owned WHERE account_id = $1 AND service = $2 AND expires_at > $3) AS owned,
       (SELECT count(*) FROM service_order WHERE account_id = $1 AND service = $2 AND trial AND state = 'paid') AS trials`,
    [caller.accountId, key, iso(now)],
  );
  const gifts = service.activity === undefined ? [] : activities.gifts;
  return {
    key,
    name: service.name,
    summary: service.summary,
    from_fen: cheapest(service),
    owned: facts!.owned,
    points: service.points.map(([title, text]) => ({ title, text })),
    requirements: [...service.requirements],
    ...(service.about && { about: service.about.map(([title, text]) => ({ title, text })) }),
    unit: service.unit,
    most: service.most,
    bound: service.bound,
    for_sale: !service.closed && (await isOpened(db, caller.accountId, key)),
    tiers: service.tiers.map((tier) => ({
      key: tier.key,
      package: tier.package,
      name: tier.name,
      who: tier.who,
      month_fen: tier.monthFen,
      ...(tier.trialDays === undefined && { prices: pricesOf(basisOf(service, tier, activities).basis) }),
      activity_fen: basisOf(service, tier, activities).basis.activityFen ?? null,
      trial_days: tier.trialDays ?? null,
      trial_used: tier.trialDays !== undefined && facts!.trials > 0,
      recommended: tier.recommended ?? false,
      most: tier.most ?? service.most,
      features: [
        ...tier.has.map((text) => ({ text, included: true })),
        ...(tier.hasNot ?? []).map((text) => ({ text, included: false })),
      ],
    })),
    compare: service.compare.map(([group, name, ...values]) => ({ group, name, values })),
    durations: durationsOf(gifts).map((months) => ({ months, mark: markOf(gifts, months) })),
  };
}

const markOf = (gifts: readonly { buy: number; get: number; mark: string }[], months: number): string | null =>
  gifts.find(({ buy, get }) => buy + get === months)?.mark ?? null;

/** Price of an order, of the same for other durations, and what it can be paid with. */
export async function quote(
  { db, caller, now }: Context,
  wanted: ParsedOf<typeof serviceQuote>,
): Promise<DataOf<typeof serviceQuote>> {
  const at = now();
  const activities = await readActivities(db, caller.accountId, at);
  const price = (more: Partial<typeof wanted>) => priceOf(db, caller.accountId, { ...wanted, ...more }, at, activities);
  const priced = await price({});
  await mustHold(db, wanted.kind, priced);
  const whole = wanted.coupon ? await price({ coupon: undefined }) : priced;
  const gifts = priced.service.activity === undefined ? [] : activities.gifts;
  const durations: DataOf<typeof serviceQuote>['durations'] = [];
  // An upgrade lasts as long as what is upgraded, so it has no duration of its own.
  if (!priced.trial && priced.months > 0) {
    for (const months of durationsOf(gifts)) {
      const { payFen } = await price({ months, coupon: undefined });
      durations.push({ months, mark: markOf(gifts, months), pay_fen: payFen });
    }
  }
  const [wallet] = await db.query<{ balance_fen: number }>('SELECT balance_fen FROM wallet WHERE account_id = $1', [
    caller.accountId,
  ]);
  return {
    lines: priced.lines,
    pay_fen: priced.payFen,
    from: iso(priced.from),
    to: iso(priced.to),
    durations,
    coupons: await usableCoupons(db, caller.accountId, whole, at),
    balance_fen: wallet?.balance_fen ?? 0,
  };
}

type StoredOrder = Omit<Order, 'state'> & { stored: 'unpaid' | 'paid' | 'cancelled' | 'refunded' };

const orderColumns = `o.id, o.service, o.service_name, o.tier, o.tier_name, o.kind, o.months, o.quantity, o.state AS stored,
  o.lines, o.pay_fen, o.created_at, o.pay_until, o.paid_at, o.cancelled_at, o.from_at AS from, o.to_at AS to,
  o.owned_id AS owned, o.gateway_id AS gwid, d.remark AS gateway_remark, n.name AS network_name, o.invoice, o.refunded_at,
  o.refund_fen, CASE WHEN b.id IS NOT NULL THEN jsonb_build_object('method', bp.method, 'state', b.state) END AS refund_way`;
const orderSource = `FROM service_order o LEFT JOIN device d ON d.id = o.gateway_id AND d.account_id = o.account_id
  LEFT JOIN sdwan_network n ON n.owned_id = o.owned_id AND n.account_id = o.account_id
  LEFT JOIN pay_back b ON b.order_id = o.id LEFT JOIN payment bp ON bp.id = b.payment_id`;

/** `orderState` in SQL, for lists. */
const orderStateSql = (now: string) => `CASE
  WHEN o.state = 'cancelled' OR (o.state = 'unpaid' AND o.pay_until <= ${now}) THEN 'cancelled'
  WHEN o.state IN ('unpaid', 'refunded') THEN o.state WHEN o.from_at > ${now} THEN 'paid' WHEN o.to_at <= ${now} THEN 'expired'
  WHEN o.to_at <= ${now} + interval '${expiringWithin / 1000} seconds' THEN 'expiring' ELSE 'active' END`;

function toOrder({ stored, ...row }: StoredOrder, now: number): Order {
  const from = row.from === null ? null : Date.parse(row.from);
  const to = row.to === null ? null : Date.parse(row.to);
  const state = orderState({ stored, payUntil: Date.parse(row.pay_until), from, to }, now);
  return {
    ...row,
    state,
    ...(state === 'unpaid' && { pay_left: Math.ceil((Date.parse(row.pay_until) - now) / 1000) }),
    cancelled_at: row.cancelled_at ?? (state === 'cancelled' ? row.pay_until : null),
  };
}

/** One page of the caller's orders, newest first. */
export async function orderPage(
  { db, caller, now }: Context,
  { service, state, q, ...paging }: ParsedOf<typeof orders>,
): Promise<DataOf<typeof orders>> {
  const at = now();
  const where = `WHERE o.account_id = $1 AND ($2::text IS NULL OR o.service = $2)
    AND ($3::text IS NULL OR lower(concat_ws(' ', o.id, o.service_name, o.tier_name, d.remark, n.name)) LIKE $3)
    AND ($4::text IS NULL OR ${orderStateSql('$5::timestamptz')} = $4)`;
  const params = [caller.accountId, service ?? null, q ? likePattern(q) : null, state ?? null, iso(at)];
  const { list, total } = await readPage<StoredOrder>(
    db,
    { select: orderColumns, from: `${orderSource} ${where}`, params, order: 'o.created_at DESC, o.id DESC' },
    paging,
  );
  return { list: list.map((row) => toOrder(row, at)), total };
}

/** What decides about giving an order back. */
interface Refunding {
  built_on: boolean;
  goes_with: string | null;
  upgrades: Upgrade[];
  paid_with: PayMethod | null;
}

const isRunning = ({ stored, to }: StoredOrder, now: number): boolean =>
  stored === 'paid' && to !== null && Date.parse(to) > now;

/** One order of the caller. */
export async function readOrder(context: Context, id: string): Promise<Order> {
  const { db, caller, now, pay } = context;
  const [row] = await db.query<StoredOrder & Refunding>(
    `SELECT ${orderColumns}, ${builtOn} AS built_on, ${goesWith} AS goes_with, ${upgradesOf} AS upgrades,
       (SELECT method FROM payment WHERE id = ${paidBy}) AS paid_with ${orderSource} WHERE o.account_id = $1 AND o.id = $2`,
    [caller.accountId, id],
  );
  if (!row) throw refuse('noOrder');
  const { built_on: isBuiltOn, goes_with, upgrades, paid_with, ...order } = row;
  const fen = refundable(order, isBuiltOn, upgrades, now());
  const backTo = pay.providers.find(({ method }) => method === paid_with)?.method ?? null;
  // It is named only where it can be asked for.
  const front = goes_with !== null && isRunning(order, now()) ? await readOrder(context, goes_with) : undefined;
  return {
    ...toOrder(order, now()),
    refundable_fen: fen,
    ...(fen > 0 && upgrades.length > 0 && { refundable_upgrades: upgrades.length }),
    ...(front?.refundable_fen && { refundable_with: front.id }),
    refundable_to: backTo,
  };
}

/** What its owner would get back now. */
function refundable(row: StoredOrder, isBuiltOn: boolean, parts: readonly Upgrade[], now: number): number {
  const { stored, kind, months, pay_fen: payFen, paid_at, from, to, invoice } = row;
  if (stored !== 'paid' || !paid_at || !from || !to) return 0;
  const bought = { payFen, from: Date.parse(from), to: Date.parse(to) };
  const isInvoiced = invoice?.state === 'sent' || parts.some(({ invoiced }) => invoiced);
  const upgrades = boughtOf(parts);
  return ownRefundFen({ ...bought, kind, months, paidAt: Date.parse(paid_at), upgrades, isBuiltOn, isInvoiced }, now);
}

interface StoredOwned {
  id: string;
  service: string;
  tier: string;
  quantity: number;
  starts_at: string;
  expires_at: string;
  gwid: string | null;
  gateway_remark: string | null;
  network_name: string | null;
}

/** One page of what the caller bought, what ends first first; what has ended comes last. */
export async function ownedPage(
  { db, caller, now }: Context,
  { id, service, state, q, ...paging }: ParsedOf<typeof ownedList>,
): Promise<DataOf<typeof ownedList>> {
  const at = now();
  const stateSql = `CASE WHEN o.expires_at <= $4 THEN 'expired'
    WHEN o.expires_at <= $4::timestamptz + interval '${expiringWithin / 1000} seconds' THEN 'expiring' ELSE 'active' END`;
  const source = `FROM service_owned o LEFT JOIN device d ON d.id = o.gateway_id AND d.account_id = o.account_id
    LEFT JOIN sdwan_network n ON n.owned_id = o.id AND n.account_id = o.account_id
    WHERE o.account_id = $1 AND ($2::text IS NULL OR o.service = $2) AND ($6::text IS NULL OR o.id = $6)
      AND ($3::text IS NULL OR o.service || ' ' || o.tier = ANY($5::text[]) OR lower(concat_ws(' ', o.service, d.remark, o.gateway_id, n.name)) LIKE $3)`;
  const params = [
    ...[caller.accountId, service ?? null, q ? likePattern(q) : null, iso(at), q ? soldAs(q) : []],
    id ?? null,
  ];
  const counted = await db.query<{ state: Owned['state']; n: number }>(
    `SELECT ${stateSql} AS state, count(*) AS n ${source} GROUP BY 1`,
    params,
  );
  const countOf = (one: Owned['state']) => counted.find((row) => row.state === one)?.n ?? 0;
  const counts = { active: countOf('active'), expiring: countOf('expiring'), expired: countOf('expired') };
  const all = counts.active + counts.expiring + counts.expired;
  const { list, total } = await readPage<StoredOwned>(
    db,
    {
      select:
        'o.id, o.service, o.tier, o.quantity, o.starts_at, o.expires_at, o.gateway_id AS gwid, d.remark AS gateway_remark, n.name AS network_name',
      from: `${source} AND ($7::text IS NULL OR ${stateSql} = $7)`,
      params: [...params, state ?? null],
      order: '(o.expires_at <= $4), o.expires_at, o.id',
      total: state ? counts[state] : all,
    },
    paging,
  );
  return { list: list.map((row) => toOwned(row, at)), total, counts: { all, ...counts } };
}

/** Packages whose names carry what was typed, as `service tier`. */
function soldAs(typed: string): string[] {
  const text = typed.toLowerCase();
  return catalogue.flatMap(({ key, name, tiers }) =>
    tiers.filter((tier) => `${name} ${tier.name}`.toLowerCase().includes(text)).map((tier) => `${key} ${tier.key}`),
  );
}

function toOwned(row: StoredOwned, now: number): Owned {
  const service = soldService(row.service);
  const tier = soldTier(row.service, row.tier);
  const state = ownedState(Date.parse(row.expires_at), now);
  return {
    ...row,
    service_name: service?.name ?? row.service,
    tier_name: tier?.name ?? row.tier,
    unit: service?.unit ?? '',
    bound: service?.bound ?? false,
    state,
    upgradable: isUpgradable(service, tier, row.quantity, state),
    trial: tier?.trialDays !== undefined,
    for_sale: service !== undefined && !service.closed,
  };
}

/** There is a better package, or room for more of this one; what has ended can be opened again with any that is sold. */
function isUpgradable(
  service: SoldService | undefined,
  tier: SoldTier | undefined,
  quantity: number,
  state: Owned['state'],
): boolean {
  if (!service || service.closed) return false;
  if (state === 'expired') return service.tiers.some(({ monthFen }) => monthFen > 0);
  const isBetter = service.tiers.some((one) => one.monthFen > (tier?.monthFen ?? 0));
  return isBetter || (tier?.trialDays === undefined && quantity < (tier?.most ?? service.most));
}
