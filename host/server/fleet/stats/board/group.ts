import { groupTree } from '../../../account/tree/tree';
import type { Context } from '../../../kit/context/context';
import { refuse } from '../../../kit/refusal';

/** That a column of group ids is of a group or one below it; every row where the parameter is null. `$1` is the account. */
export const gatewaysOf = (column: string, param: string): string =>
  `(${param}::text IS NULL OR ${column} IN (${groupTree('device_group', param)}))`;

/** That a column of ids of gateways is of the account's in a group or one below it. */
export const behindGroup = (column: string, param: string): string =>
  `(${param}::text IS NULL OR ${column} IN (SELECT id FROM device WHERE account_id = $1 AND kind = 'gateway'
     AND group_id IN (${groupTree('device_group', param)})))`;

/** Refuses a group of gateways that is not the caller's. */
export async function mustHaveGroup({ db, caller }: Context, group: string | undefined): Promise<void> {
  if (group === undefined) return;
  const own = await db.query(`SELECT 1 FROM device_group WHERE account_id = $1 AND id = $2 AND kind = 'gateway'`, [
    caller.accountId,
    group,
  ]);
  if (own.length === 0) throw refuse('noGroup');
}
