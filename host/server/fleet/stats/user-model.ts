import type { DataOf } from '../../../../src/api/endpoint';
import type { userModel } from '../../../../src/api/contract/stats';
import type { Sql } from '../../kit/store/db';
import { biggest, modelRange, statSums, valueOf, type ModelDays } from './stat-days';

type UserModel = DataOf<typeof userModel>;

/** Brands in the list (specification, section 9). */
const brands = 5;

/**
 * Who the users are. Values are users of an average day: different users of a whole month cannot be told from daily
 * sums, and adding the days up would count regulars thirty times.
 */
export async function readUserModel(sql: Sql, accountId: string, model: ModelDays, now: number): Promise<UserModel> {
  const metrics = ['label', 'dwell', 'dwell_block', 'os', 'brand'];
  const found = await statSums(sql, accountId, metrics, modelRange(model, now));
  const sums = found.sums.map((row) => ({ ...row, value: Math.round(row.value / found.days) }));
  const named = <K extends string>(metric: string, names: readonly K[], slot = '') =>
    Object.fromEntries(names.map((name) => [name, valueOf(sums, metric, name, slot)])) as Record<K, number>;
  const block = (slot: string) => named('dwell_block', ['<30', '>30', '1~2', '2~4', '>4'], slot);
  return {
    user_label: named('label', ['game', 'im', 'movie', 'shopping', 'sport', 'travel']),
    client_time_block: {
      '00': block('00'),
      '04': block('04'),
      '08': block('08'),
      '12': block('12'),
      '16': block('16'),
      '20': block('20'),
    },
    user_time: named('dwell', ['<1', '1~2', '2~4', '4~8', '>8']),
    terminal_type: named('os', ['android', 'ios', 'mac', 'windows']),
    terminal_brand: biggest(sums, 'brand', brands),
  };
}
