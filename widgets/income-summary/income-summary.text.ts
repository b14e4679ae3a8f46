/** Words of IncomeSummary. */
export const incomeSummaryText = {
  label: '昨日收益',
  before: '较前日',
  month: '本月累计',
};
