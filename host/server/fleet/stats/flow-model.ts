import type { DataOf } from '../../../../src/api/endpoint';
import type { flowModel } from '../../../../src/api/contract/stats';
import { flowCategories } from '../../../../src/domain/device';
import { beijingMidnight, day, hourOfDay, iso } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';
import { biggest, modelRange, statSums, valueOf, type ModelDays } from './stat-days';

type FlowModel = DataOf<typeof flowModel>;
type Stage = keyof FlowModel['stage'];

/** Applications in the ranking (specification, section 9). */
const apps = 5;

/** Where each slot of the day ends (specification, section 3). */
const slots: readonly (readonly [name: Stage, end: number])[] = [
  ['0~6', 6],
  ['6~11', 11],
  ['11~14', 14],
  ['14~19', 19],
  ['19~00', 24],
];

/** Where the traffic goes. */
export async function readFlowModel(sql: Sql, accountId: string, model: ModelDays, now: number): Promise<FlowModel> {
  const range = modelRange(model, now);
  const { sums } = await statSums(sql, accountId, ['app_stage', 'auth', 'client_type', 'app', 'category'], range);
  const block = (slot: string) =>
    Object.fromEntries(flowCategories.map((name) => [name, valueOf(sums, 'app_stage', name, slot)]));
  const total = sums.filter((row) => row.metric === 'category').reduce((all, row) => all + row.value, 0);
  return {
    stage: await stageShares(sql, accountId, range),
    app_stage: {
      '00': block('00'),
      '04': block('04'),
      '08': block('08'),
      '12': block('12'),
      '16': block('16'),
      '20': block('20'),
    },
    auth_type: biggest(sums, 'auth'),
    client_type: biggest(sums, 'client_type'),
    app_times: { total, items: biggest(sums, 'app', apps) },
  };
}

async function stageShares(
  sql: Sql,
  accountId: string,
  [first, last]: readonly [string, string],
): Promise<FlowModel['stage']> {
  const hours = await sql.query<{ at: string; bytes: number }>(
    `SELECT min(hour) AS at, sum(bytes_down + bytes_up) AS bytes FROM account_hour
     WHERE account_id = $1 AND hour >= $2 AND hour < $3 GROUP BY extract(hour FROM hour AT TIME ZONE 'UTC')`,
    [accountId, iso(Math.max(0, beijingMidnight(first))), iso(beijingMidnight(last) + day)],
  );
  const shares = { '0~6': 0, '6~11': 0, '11~14': 0, '14~19': 0, '19~00': 0 };
  const total = hours.reduce((all, row) => all + row.bytes, 0) || 1;
  for (const { at, bytes } of hours) {
    const [slot] = slots.find(([, end]) => hourOfDay(Date.parse(at)) < end)!;
    shares[slot] += bytes / total;
  }
  return shares;
}
