import { keptDays } from '../../../../src/domain/retention';
import { day } from '../../../../src/domain/time';
import type { Feature } from '../../kit/context/context';

/** What people and the system did. */
export const logs: Feature = {
  history: [{ table: 'log', by: 'at', step: 'month', keep: keptDays.logs * day }],
};
