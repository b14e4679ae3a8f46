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

/** Tells an access point of the account something, through its gateway, which knows it by its MAC. */
export async function commandAp(
  sql: Sql,
  context: Context,
  id: string,
  kind: Command['kind'],
  params: Record<string, string> = {},
): Promise<Command> {
  const [ap] = await sql.query<{ gateway_id: string; mac: string; status: string }>(
    `SELECT gateway_id, mac, status FROM device WHERE account_id = $1 AND id = $2 AND kind = 'ap'`,
    [context.caller.accountId, id],
  );
  if (!ap) throw refuse('noAp');
  if (ap.status === 'offline') throw refuse('deviceOffline');
  return commandGateway(sql, context, ap.gateway_id, kind, { ...params, device: id, mac: ap.mac });
}
