import { contract } from '../../../src/element/contract';

/** What yesterday brought in. */
export const incomeSummaryContract = contract({
  tag: 'np-income-summary',
  name: 'IncomeSummary',
  family: 'overview',
  summary: '昨日收益，与前日相比和本月累计',
  status: 'beta',
  scopes: ['stats:read'],
  props: {},
  events: {},
  parts: { panel: '外框', figure: '昨日收益' },
});
