import { minute } from '../../../src/domain/time';
import type { Job } from '../kit/context/context';
import { collectEarnings } from '../services/income/collect';
import { settleEarnings } from '../services/income/settle';

/** Counts what guests earn, and books what is due. */
export const incomeJobs: readonly Job[] = [
  { name: 'income', every: minute, run: collectEarnings },
  { name: 'income-settling', every: 5 * minute, run: settleEarnings },
];
