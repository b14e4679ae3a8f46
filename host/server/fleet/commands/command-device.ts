import type { Command } from '../../../../src/api/contract/command';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { fail, notFound } from '../../kit/refusal';
import { enqueue, mostWaiting } from './commands';

/** Code of a refused order: the gateway is offline, or has too much to do. */
const cannotTake = 4043;

/** Puts an order into the queue of a gateway of the account, within the caller's transaction. */
export async function orderWith(
  sql: Sql,
  { caller, now }: Context,
  gwid: string,
  kind: Command['kind'],
  params: Record<string, string>,
): Promise<Command> {
  const [gateway] = await sql.query<{ status: string; waiting: number }>(
    `SELECT status, (SELECT count(*) FROM command c WHERE c.gwid = d.id AND c.state IN ('pending', 'sent')) AS waiting
     FROM device d WHERE account_id = $1 AND id = $2 AND kind = 'gateway'`,
    [caller.accountId, gwid],
  );
  if (!gateway) throw notFound();
  if (gateway.status === 'offline') throw fail(cannotTake, '设备离线，无法执行');
  if (gateway.waiting >= mostWaiting) throw fail(cannotTake, '等待执行的命令过多，请稍后再试');
  return enqueue(sql, { gwid, accountId: caller.accountId }, kind, params, now());
}
