import { words } from '../../../src/text/words';

/** Words of IncomeSummary. */
export const incomeSummaryText = words('incomeSummary', {
  label: '昨日收益',
  before: '较前日',
  month: '本月累计',
});
