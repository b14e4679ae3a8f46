import type { Word } from '../../../../src/api/refusal/words';
import { randomBytes } from 'node:crypto';
import type {
  CouponBatch,
  couponBatches,
  couponCreate,
  GuestCoupon,
  guestCoupons,
} from '../../../../src/api/contract/guest';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { addDays, beijingMidnight, iso } from '../../../../src/domain/time';
import { codeLength, codeOf, mostCoupons, mostInBatch, printCode } from '../../../../src/domain/guest';
import { between, maxLength, noQuotes, required } from '../../../../src/rules';
import { newId } from '../../kit/secrets';
import { authorOf } from '../../account/logs/actor';
import type { Context } from '../../kit/context/context';
import { isDuplicate, type Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { noteChange } from '../../account/logs/record-action';
import { knownGateway } from './known-gateway';
import { because, invalid, refuse, type Said } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';

const free = '(c.used_at IS NULL AND c.void_at IS NULL)';
const ended = (at: string) => `(b.until IS NOT NULL AND b.until <= ${at})`;

/** Batches of a gateway, newest first. */
export async function batchPage(
  { db, caller, now }: Context,
  { gwid, id, q, ...paging }: ParsedOf<typeof couponBatches>,
) {
  await knownGateway(db, caller.accountId, gwid);
  return readPage<CouponBatch>(
    db,
    {
      select: 'b.id',
      from: `FROM guest_batch b
        WHERE b.account_id = $1 AND b.gateway_id = $2 AND ($3::text IS NULL OR lower(b.name) LIKE $3)
          AND ($5::text IS NULL OR b.id = $5)`,
      params: [caller.accountId, gwid, q ? likePattern(q) : null, iso(now()), id ?? null],
      order: 'b.created_at DESC, b.id DESC',
      whole: (found) =>
        `SELECT b.id, b.name, b.minutes, b.devices, b.until, b.count, b.author, b.created_at, ${ended('$4')} AS expired,
           n.unused, n.used, n.void
         FROM guest_batch b CROSS JOIN LATERAL (
           SELECT count(*) FILTER (WHERE ${free} AND NOT ${ended('$4')}) AS unused,
             count(*) FILTER (WHERE c.used_at IS NOT NULL) AS used,
             count(*) FILTER (WHERE c.void_at IS NOT NULL) AS void FROM guest_coupon c WHERE c.batch_id = b.id
         ) n WHERE b.id IN (${found})`,
    },
    paging,
  );
}

/** Makes a batch of codes. */
export async function createBatch(context: Context, input: ParsedOf<typeof couponCreate>) {
  const { db, caller, now } = context;
  const { accountId } = caller;
  const { id: gateway } = await knownGateway(db, accountId, input.gwid);
  const whole = (label: Word, min: number, max: number) =>
    checks<number>(label, (value) =>
      Number.isInteger(value) ? between(min, max)(value) : { rule: 'between', min, max },
    );
  validate({
    name: checks('batchName', required, maxLength(32), noQuotes)(input.name),
    count: whole('amount', 1, mostInBatch)(input.count),
    minutes: whole('minutesOnline', 1, 525_600)(input.minutes),
    devices: whole('devicesAtOnce', 1, 100)(input.devices),
    until: input.until ? lastDay(input.until, now()) : undefined,
  });
  const until = input.until ? iso(beijingMidnight(addDays(input.until, 1))) : null;
  const id = newId('cpb');
  try {
    await db.tx(async (sql) => {
      await sql.query('SELECT 1 FROM device WHERE id = $1 FOR UPDATE', [gateway]);
      const [open] = await sql.query<{ n: number }>(
        `SELECT count(*) AS n FROM guest_coupon c JOIN guest_batch b ON b.id = c.batch_id
         WHERE c.gateway_id = $1 AND ${free} AND NOT ${ended('$2')}`,
        [gateway, iso(now())],
      );
      if (open!.n + input.count > mostCoupons) throw refuse('couponsMost', { most: mostCoupons });
      await sql.query(
        `INSERT INTO guest_batch (id, account_id, gateway_id, name, minutes, devices, until, count, author, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          id,
          accountId,
          gateway,
          input.name,
          input.minutes,
          input.devices,
          until,
          input.count,
          await authorOf(sql, context),
          iso(now()),
        ],
      );
      await storeCodes(sql, { id, accountId, gateway, count: input.count });
    });
  } catch (error) {
    if (isDuplicate(error)) throw invalid({ name: because('batchTaken', { name: input.name }) });
    throw error;
  }
  noteChange(context, { 优惠券: ['', `${input.name}，${input.count} 个，每个 ${input.minutes} 分钟`] });
  return { id, made: input.count };
}

/** Codes that the gateway has not; eight letters of thirty are enough that doubles are drawn again rarely. */
export async function storeCodes(
  sql: Sql,
  { id, accountId, gateway, count }: { id: string; accountId: string; gateway: string; count: number },
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < count) {
    while (codes.size < count) codes.add(codeOf(randomBytes(codeLength)));
    const taken = await sql.query<{ code: string }>(
      'SELECT code FROM guest_coupon WHERE gateway_id = $1 AND code = ANY($2::text[])',
      [gateway, [...codes]],
    );
    for (const { code } of taken) codes.delete(code);
  }
  const rows = [...codes].map((code, i) => ({
    gateway_id: gateway,
    code,
    account_id: accountId,
    batch_id: id,
    position: i + 1,
  }));
  const types = { gateway_id: 'text', code: 'text', account_id: 'text', batch_id: 'text', position: 'integer' };
  await insertRows(sql, 'guest_coupon', types, rows);
  return [...codes];
}

/** Codes of a batch, in their order. */
export async function couponPage({ db, caller, now }: Context, input: ParsedOf<typeof guestCoupons>) {
  const { accountId } = caller;
  await knownBatch(db, accountId, input.batch);
  const params: unknown[] = [accountId, input.batch, iso(now())];
  const state = `CASE WHEN c.used_at IS NOT NULL THEN 'used' WHEN c.void_at IS NOT NULL THEN 'void'
    WHEN ${ended('$3::timestamptz')} THEN 'expired' ELSE 'unused' END`;
  const where = ['c.account_id = $1', 'c.batch_id = $2'];
  if (input.state) where.push(`${state} = $${params.push(input.state)}`);
  if (input.q) {
    const plain = `$${params.push(likePattern(input.q.replace(/[\s-]/g, '')))}`;
    where.push(
      `(lower(c.code) LIKE ${plain} OR lower(coalesce(c.used_by, '')) LIKE $${params.push(likePattern(input.q))})`,
    );
  }
  return readPage<GuestCoupon>(
    db,
    {
      select: `c.code, c.position, ${state} AS state, c.used_at, c.used_by`,
      from: `FROM guest_coupon c JOIN guest_batch b ON b.id = c.batch_id WHERE ${where.join(' AND ')}`,
      params,
      order: 'c.position',
    },
    input,
  );
}

/** Ends codes that nobody used. */
export async function voidCodes(context: Context, { id, codes }: { id: string; codes?: string[] | undefined }) {
  const { db, caller, now } = context;
  const batch = await knownBatch(db, caller.accountId, id);
  const gone = await db.query<{ code: string }>(
    `UPDATE guest_coupon c SET void_at = $3 WHERE c.account_id = $1 AND c.batch_id = $2 AND ${free}
       AND ($4::text[] IS NULL OR c.code = ANY($4::text[])) RETURNING c.code`,
    [caller.accountId, id, iso(now()), codes ?? null],
  );
  const only = gone.length === 1 ? `，${printCode(gone[0]!.code)}` : '';
  noteChange(context, { 优惠券: [batch.name, `作废 ${gone.length} 个${only}`] });
  return { ended: gone.length };
}

async function knownBatch(sql: Sql, accountId: string, id: string): Promise<{ name: string }> {
  const [batch] = await sql.query<{ name: string }>('SELECT name FROM guest_batch WHERE account_id = $1 AND id = $2', [
    accountId,
    id,
  ]);
  if (!batch) throw refuse('noBatch');
  return batch;
}

/** The last day of a batch must be one, and not be over. */
function lastDay(text: string, now: number): Said | undefined {
  const at = Date.parse(`${text}T00:00:00Z`);
  const good = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  if (!good) return because('untilUnfit');
  return beijingMidnight(addDays(text, 1)) > now ? undefined : because('untilPast');
}
