import type { Payment, payments } from '../../../../src/api/contract/payment';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { Context } from '../../kit/context/context';
import { notFound } from '../../kit/refusal';
import { readPage } from '../../kit/sql/page';

type Stored = Omit<Payment, 'transfer'>;

const columns = `id, method, state, title, title_said, order_id AS order, amount_fen, url, code, trade, note, created_at, pay_until, paid_at`;

/** Payments of the caller, newest first. */
export async function paymentPage(
  context: Context,
  { state, ...paging }: ParsedOf<typeof payments>,
): Promise<DataOf<typeof payments>> {
  const { list, total } = await readPage<Stored>(
    context.db,
    {
      select: columns,
      from: 'FROM payment WHERE account_id = $1 AND ($2::text IS NULL OR state = $2)',
      params: [context.caller.accountId, state ?? null],
      order: 'created_at DESC, id',
    },
    paging,
  );
  return { list: list.map((row) => shown(context, row)), total };
}

/** One payment of the caller. */
export async function readPayment(context: Context, id: string): Promise<Payment> {
  const [row] = await context.db.query<Stored>(`SELECT ${columns} FROM payment WHERE account_id = $1 AND id = $2`, [
    context.caller.accountId,
    id,
  ]);
  if (!row) throw notFound();
  return shown(context, row);
}

/** Where it is paid is told while it waits only. */
function shown({ pay }: Context, row: Stored): Payment {
  const waits = row.state === 'waiting';
  return {
    ...row,
    url: waits ? row.url : null,
    code: waits ? row.code : null,
    transfer: (waits && row.method === 'transfer' && pay.transfer) || null,
  };
}
