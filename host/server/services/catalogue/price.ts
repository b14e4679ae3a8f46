import { spaced } from '../../../../src/text/spaced';
import { activityIds, offers } from '../../../../src/domain/activities';
import type { serviceQuote } from '../../../../src/api/contract/service';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { addMonths, billOf, sumOf, upgradeFen, type PriceBasis, type PriceLine } from '../../../../src/domain/service';
import { price as yuan } from '../../../../src/format';
import type { Sql } from '../../kit/store/db';
import { day } from '../../../../src/domain/time';
import { soldService, soldTier, type SoldService, type SoldTier } from './catalogue';
import { isOpened } from './opened';
import { unitWords } from './sold';
import { because, invalid, refuse } from '../../kit/refusal';

/** What somebody wants to buy. */
export type Wanted = ParsedOf<typeof serviceQuote>;

/** What the running activities mean for an account. */
export interface Activities {
  running: { id: number; title: string; ends_at: string }[];
  gifts: { id: number; buy: number; get: number; mark: string }[];
  freeUpgrade: boolean;
  /** Offers that are still to be used: activity, what it applies to, package. */
  open: { activity_id: number; apply_to: string; apply_to_package: number }[];
}

/** Reads what the running activities mean for an account. */
export async function readActivities(sql: Sql, accountId: string, now: number): Promise<Activities> {
  const at = new Date(now);
  const running = await sql.query<Activities['running'][number]>(
    'SELECT id, title, ends_at FROM activity WHERE starts_at <= $1 AND ends_at > $1 ORDER BY id',
    [at],
  );
  const open = await sql.query<Activities['open'][number]>(
    `SELECT o.activity_id, o.apply_to, o.apply_to_package FROM activity_offer o
     JOIN activity a ON a.id = o.activity_id AND a.starts_at <= $2 AND a.ends_at > $2
     WHERE NOT EXISTS (
       SELECT 1 FROM activity_use u WHERE u.account_id = $1 AND u.activity_id = o.activity_id
         AND u.apply_to = o.apply_to AND u.apply_to_package = o.apply_to_package
     )`,
    [accountId, at],
  );
  const has = (id: number) => running.some((one) => one.id === id);
  const gifts = [
    { id: activityIds.twoGetOne, buy: 2, get: 1, mark: '买二送一' },
    { id: activityIds.fourGetThree, buy: 4, get: 3, mark: '买四送三' },
    { id: activityIds.fourGetFour, buy: 4, get: 4, mark: '买四送四' },
  ].filter(({ id }) => has(id));
  return { running, gifts, freeUpgrade: has(activityIds.freeUpgrade), open };
}

/** What a package costs an account now; `offer` is what that uses up. Only what is opened newly has a first month. */
export function basisOf(
  service: SoldService,
  tier: SoldTier,
  { gifts, open }: Activities,
  kind: Wanted['kind'] = 'new',
) {
  const offer = open.find(
    (one) =>
      kind === 'new' &&
      one.activity_id === activityIds.remoteNetworking &&
      service.activity !== undefined &&
      one.apply_to.includes(service.activity) &&
      one.apply_to_package === tier.package &&
      offers[tier.package] !== undefined,
  );
  const basis = {
    monthFen: tier.monthFen,
    activityFen: offer && offers[tier.package]! * 100,
    gifts: service.activity !== undefined && tier.monthFen > 0 ? gifts : [],
  } satisfies PriceBasis;
  return { basis, ...(offer && { offer: `${offer.activity_id} ${offer.apply_to} ${offer.apply_to_package}` }) };
}

/** Something owned that an order is about. */
export interface OwnedRow {
  id: string;
  service: string;
  tier: string;
  quantity: number;
  gateway_id: string | null;
  expires_at: string;
}

/** A bill with everything that an order keeps of it. */
export interface Priced {
  service: SoldService;
  tier: SoldTier;
  trial: boolean;
  quantity: number;
  months: number;
  lines: { kind: PriceLine['kind']; text: string; fen: number }[];
  payFen: number;
  from: number;
  to: number;
  offer?: string;
  owned?: OwnedRow;
}

/** Prices what somebody wants; refuses what cannot be bought. `months` may be given to price another duration. */
export async function priceOf(
  sql: Sql,
  accountId: string,
  wanted: Wanted,
  now: number,
  activities: Activities,
): Promise<Priced> {
  const service = soldService(wanted.service);
  if (!service) throw refuse('noService');
  if (service.closed) throw refuse('notSold');
  if (wanted.kind === 'new' && !(await isOpened(sql, accountId, service.key))) throw refuse('networkNotOpen');
  const tier = soldTier(wanted.service, wanted.tier);
  if (!tier) throw invalid({ tier: because('choosePackage') });
  const owned = wanted.kind === 'new' ? undefined : await mustOwn(sql, accountId, wanted);
  const trial = tier.trialDays !== undefined;
  const most = mostOf(service, tier);
  const quantity = owned
    ? quantityOf(service, tier, owned, wanted, now)
    : trial
      ? (tier.most ?? 1)
      : (wanted.quantity ?? 1);
  if (quantity > most) throw invalid({ quantity: because('quantityMost', { most, noun: unitWords[service.unit] }) });
  const { months } = wanted;
  const common = { service, tier, trial, quantity, months, ...(owned && { owned }) };

  if (wanted.kind === 'upgrade' && owned) {
    if (trial) throw invalid({ tier: because('upgradeHigher') });
    // What has ended is bought anew, in its place: any package, any number.
    if (!hasEnded(owned, now)) return withCoupon({ ...common, ...upgrade(common, owned, now, activities) });
  }
  if (trial) {
    if (wanted.kind === 'renew') throw refuse('trialNotRenewed');
    const to = now + tier.trialDays! * day;
    const lines = [{ kind: 'base' as const, text: `${tier.name} ${tier.trialDays} 天`, fen: 0 }];
    return { ...common, months: 0, lines, payFen: 0, from: now, to };
  }
  const { basis, offer } = basisOf(service, tier, activities, wanted.kind);
  const bill = billOf(basis, months, quantity);
  const texts: Readonly<Record<string, string>> = {
    base: `${tier.name} ${yuan(tier.monthFen)} × ${quantity} ${service.unit} × ${months} 个月`,
    activity: `首月活动价 ${yuan(basis.activityFen ?? 0)}`,
    gift: activities.gifts.find(({ buy, get }) => buy + get === months)?.mark ?? '',
    duration: `${months} 个月优惠`,
  };
  const from = owned ? Math.max(now, Date.parse(owned.expires_at)) : now;
  return withCoupon({
    ...common,
    lines: bill.map((line) => ({ ...line, text: texts[line.kind] ?? '' })),
    payFen: sumOf(bill),
    from,
    to: addMonths(from, months),
    ...(offer && bill.some((line) => line.kind === 'activity') && { offer }),
  });

  async function withCoupon(priced: Priced): Promise<Priced> {
    if (!wanted.coupon) return priced;
    const [coupon] = (await usableCoupons(sql, accountId, priced, now)).filter(({ id }) => id === wanted.coupon);
    if (!coupon) throw invalid({ coupon: because('couponUnfit') });
    const fen = -Math.min(coupon.amount_fen, priced.payFen);
    const lines = [...priced.lines, { kind: 'coupon' as const, text: coupon.title, fen }];
    return { ...priced, lines, payFen: priced.payFen + fen };
  }
}

const hasEnded = ({ expires_at }: OwnedRow, now: number): boolean => Date.parse(expires_at) <= now;

const mostOf = (service: SoldService, tier: SoldTier | undefined): number => tier?.most ?? service.most;

/**
 * How many an order about something owned is for: a renewal keeps the number, an upgrade never makes it fewer, and what has
 * ended is opened again for as many as are wanted.
 */
function quantityOf(
  service: SoldService,
  tier: SoldTier,
  owned: OwnedRow,
  { kind, quantity }: Wanted,
  now: number,
): number {
  const has = Math.min(owned.quantity, mostOf(service, soldTier(owned.service, owned.tier)));
  if (kind === 'renew') return has;
  return hasEnded(owned, now) ? (quantity ?? Math.min(has, mostOf(service, tier))) : Math.max(has, quantity ?? has);
}

function upgrade(
  { service, tier, quantity }: Pick<Priced, 'service' | 'tier' | 'quantity'>,
  owned: OwnedRow,
  now: number,
  { freeUpgrade }: Activities,
): Pick<Priced, 'lines' | 'payFen' | 'from' | 'to'> & { months: number } {
  const to = Date.parse(owned.expires_at);
  const current = soldTier(owned.service, owned.tier);
  const more = quantity > owned.quantity;
  if (!current || tier.monthFen < current.monthFen || (tier === current && !more)) {
    throw invalid({ tier: because('upgradeHigher') });
  }
  const fen = upgradeFen(current.monthFen * owned.quantity, tier.monthFen * quantity, to - now);
  const left = Math.ceil((to - now) / day);
  const what = [
    ...(tier === current ? [] : [spaced`${current.name}升级到${tier.name}`]),
    ...(more ? [`${owned.quantity} ${service.unit}增加到 ${quantity} ${service.unit}`] : []),
  ].join('，');
  const lines: Priced['lines'] = [{ kind: 'upgrade', text: `${what}，剩余 ${left} 天补差价`, fen }];
  if (freeUpgrade && service.activity !== undefined) {
    // The package is free, more seats are not.
    const seats = upgradeFen(tier.monthFen * owned.quantity, tier.monthFen * quantity, to - now);
    if (fen > seats) lines.push({ kind: 'activity', text: '免费升级', fen: seats - fen });
  }
  return { lines, payFen: sumOf(lines), from: now, to, months: 0 };
}

async function mustOwn(sql: Sql, accountId: string, { owned, service, tier, kind }: Wanted): Promise<OwnedRow> {
  const [row] = await sql.query<OwnedRow>(
    `SELECT id, service, tier, quantity, gateway_id, expires_at FROM service_owned
     WHERE account_id = $1 AND id = $2 AND service = $3`,
    [accountId, owned, service],
  );
  if (!row) throw refuse('noOwned');
  if (kind === 'renew' && row.tier !== tier) throw invalid({ tier: because('renewSame') });
  return row;
}

/** Coupons that an order of this price takes, best first. */
export const usableCoupons = (
  sql: Sql,
  accountId: string,
  { service, payFen }: Pick<Priced, 'service' | 'payFen'>,
  now: number,
): Promise<DataOf<typeof serviceQuote>['coupons']> =>
  payFen === 0
    ? Promise.resolve([])
    : sql.query(
        `SELECT id, title, amount_fen, expires_at FROM coupon
         WHERE account_id = $1 AND used_at IS NULL AND starts_at <= $2 AND expires_at > $2 AND min_order_fen <= $3
           AND (service = '' OR service = $4) ORDER BY amount_fen DESC, expires_at, id`,
        [accountId, new Date(now), payFen, service.name],
      );
