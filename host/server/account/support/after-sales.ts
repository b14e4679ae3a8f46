import type { AfterSale, afterSales, afterSaleSave } from '../../../../src/api/contract/support';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { required } from '../../../../src/rules';
import { check, plainMobile } from '../auth/checks';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import { json } from '../../kit/store/db';
import { readPage } from '../../kit/sql/page';
import { ownPhotos } from './uploads';
import { because, notFound, refuse } from '../../kit/refusal';
import { broken, checks, validate } from '../../kit/validate';

type Row = Omit<AfterSale, 'steps'>;

const columns = 'id, kind, product, serial, reason, contact, mobile, address, photos, state, created_at, updated_at';

/** Orders of the caller, newest first, without their steps' notes being searched. */
export async function afterSalePage(
  context: Context,
  input: ParsedOf<typeof afterSales>,
): Promise<DataOf<typeof afterSales>> {
  const { list, total } = await readPage<Row>(
    context.db,
    {
      select: columns,
      from: `FROM after_sale WHERE account_id = $1 AND ($2::text IS NULL OR state = $2)
        AND ($3::text IS NULL OR strpos(lower(id || ' ' || product || ' ' || serial), lower($3)) > 0)`,
      params: [context.caller.accountId, input.state || null, input.q || null],
      order: 'created_at DESC, id',
    },
    input,
  );
  return { list: list.map((row) => ({ ...row, steps: [] })), total };
}

/** One order of the caller with its steps, oldest first. */
export async function afterSaleOf(context: Context, id: string): Promise<AfterSale> {
  const [row] = await context.db.query<Row>(`SELECT ${columns} FROM after_sale WHERE account_id = $1 AND id = $2`, [
    context.caller.accountId,
    id,
  ]);
  if (!row) throw notFound();
  const steps = await context.db.query<AfterSale['steps'][number]>(
    'SELECT state, at, note, note_said FROM after_sale_step WHERE after_sale_id = $1 ORDER BY at',
    [id],
  );
  return { ...row, steps };
}

/** Files a new order or changes one that is still `submitted`; its id. */
export async function saveAfterSale(context: Context, input: ParsedOf<typeof afterSaleSave>): Promise<string> {
  const { accountId } = context.caller;
  const mobile = plainMobile(input.mobile);
  validate({
    product: checks('product', required)(input.product),
    serial: /^[A-Za-z\d-]{6,32}$/.test(input.serial.trim()) ? undefined : because('serialUnfit'),
    reason: input.reason.trim().length >= 5 ? undefined : broken({ rule: 'minLength', min: 5 }, 'description'),
    contact: checks('contact', required)(input.contact),
    mobile: check.mobile(mobile),
    address: checks('postAddress', required)(input.address),
  });
  await ownPhotos(context, input.photos);
  const fields = [
    input.kind,
    input.product.trim(),
    input.serial.trim(),
    input.reason.trim(),
    input.contact.trim(),
    mobile,
    input.address.trim(),
    json(input.photos),
    new Date(context.now()),
  ];
  if (input.id) return change(context, input.id, fields);
  const id = newId('as');
  await context.limits.take(`after-sale:${accountId}`, 20, 24 * 3600);
  await context.db.tx(async (sql) => {
    await sql.query(
      `INSERT INTO after_sale (id, account_id, kind, product, serial, reason, contact, mobile, address, photos, state,
         created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, 'submitted', $11, $11)`,
      [id, accountId, ...fields],
    );
    await sql.query(`INSERT INTO after_sale_step (after_sale_id, at, state) VALUES ($1, $2, 'submitted')`, [
      id,
      fields[8],
    ]);
  });
  return id;
}

async function change(context: Context, id: string, fields: unknown[]): Promise<string> {
  const changed = await context.db.query(
    `UPDATE after_sale SET kind = $3, product = $4, serial = $5, reason = $6, contact = $7, mobile = $8, address = $9,
       photos = $10::jsonb, updated_at = $11
     WHERE id = $1 AND account_id = $2 AND state = 'submitted' RETURNING id`,
    [id, context.caller.accountId, ...fields],
  );
  if (!changed.length) await refuseChange(context, id);
  return id;
}

/** Withdraws an order that is still `submitted`. */
export async function cancelAfterSale(context: Context, id: string) {
  const done = await context.db.tx(async (sql) => {
    const now = new Date(context.now());
    const changed = await sql.query(
      `UPDATE after_sale SET state = 'cancelled', updated_at = $3
       WHERE id = $1 AND account_id = $2 AND state = 'submitted' RETURNING id`,
      [id, context.caller.accountId, now],
    );
    if (!changed.length) return false;
    await sql.query(
      `INSERT INTO after_sale_step (after_sale_id, at, state) VALUES ($1, $2, 'cancelled') ON CONFLICT DO NOTHING`,
      [id, now],
    );
    return true;
  });
  if (!done) await refuseChange(context, id);
}

async function refuseChange(context: Context, id: string): Promise<never> {
  await afterSaleOf(context, id);
  throw refuse('afterSaleAccepted');
}
