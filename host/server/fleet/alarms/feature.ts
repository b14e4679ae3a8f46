import type { globalSearch } from '../../../../src/api/contract/search';
import type { DataOf } from '../../../../src/api/endpoint';
import type { Context, Feature } from '../../kit/context/context';
import { searchPattern } from '../../kit/sql/search';
import { levelOf } from './alarm-words';

type Found = DataOf<typeof globalSearch>['alarms'];

async function findAlarms({ db, caller }: Context, q: string, most: number): Promise<Found> {
  const rows = await db.query<Omit<Found[number], 'level'> & { rank: number }>(
    `SELECT id, rank, content, remark, raised_at FROM alarm
     WHERE account_id = $1 AND state <> 'cleared' AND search LIKE $2
     ORDER BY rank DESC, raised_at DESC, id LIMIT ${most}`,
    [caller.accountId, searchPattern(q)],
  );
  return rows.map(({ rank, ...alarm }) => ({ ...alarm, level: levelOf(rank) ?? 'GENERAL' }));
}

/** Alarms. */
export const alarms: Feature = {
  sources: { alarms: { scope: 'alarm:read', find: findAlarms } },
};
