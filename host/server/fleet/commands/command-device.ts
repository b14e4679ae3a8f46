import type { Command } from '../../../../src/api/contract/command';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { enqueue, mostWaiting } from './commands';
import { notFound, refuse } from '../../kit/refusal';
import { lockAccount } from '../../kit/sql/lock';

/** Puts a command into the queue of a gateway of the account, within the caller's transaction. */
export async function commandGateway(
  sql: Sql,
  { caller, now }: Context,
  gwid: string,
  kind: Command['kind'],
  params: Record<string, string>,
): Promise<Command> {
  await lockAccount(sql, caller.accountId);
  const [gateway] = await sql.query<{ status: string; waiting: number }>(
    `SELECT status, (SELECT count(*) FROM command c WHERE c.gwid = d.id AND c.state IN ('pending', 'sent')) AS waiting
     FROM device d WHERE account_id = $1 AND id = $2 AND kind = 'gateway'`,
    [caller.accountId, gwid],
  );
  if (!gateway) throw notFound();
  if (gateway.status === 'offline') throw refuse('deviceOffline');
  if (gateway.waiting >= mostWaiting) throw refuse('commandsWaiting');
  return enqueue(sql, { gwid, accountId: caller.accountId }, kind, params, now());
}
