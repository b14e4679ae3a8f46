import { groupTree } from '../../../account/tree/tree';
import type { Context } from '../../../kit/context/context';
import { refuse } from '../../../kit/refusal';

/**
 * That a column of group ids is of a group or one below it; every row where none is told. `$1` is the account, `param` the
 * group. Told apart here and not in the statement: what may be either is read whole.
 */
export const gatewaysOf = (column: string, param: string, group: string | undefined): string =>
  group === undefined ? `${param}::text IS NULL` : `${column} = ANY(ARRAY(${groupTree('device_group', param)}))`;

/** That a column of ids of gateways is of the account's in a group or one below it. */
export const behindGroup = (column: string, param: string, group: string | undefined): string =>
  group === undefined
    ? `${param}::text IS NULL`
    : `${column} = ANY(ARRAY(SELECT id FROM device WHERE account_id = $1 AND kind = 'gateway'
         AND ${gatewaysOf('group_id', param, group)}))`;

/** Refuses a group of gateways that is not the caller's. */
export async function mustHaveGroup({ db, caller }: Context, group: string | undefined): Promise<void> {
  if (group === undefined) return;
  const own = await db.query(`SELECT 1 FROM device_group WHERE account_id = $1 AND id = $2 AND kind = 'gateway'`, [
    caller.accountId,
    group,
  ]);
  if (own.length === 0) throw refuse('noGroup');
}
