import { contract } from '../../../src/element/contract';

/** All income of an account. */
export const incomeOverviewContract = contract({
  tag: 'np-income-overview',
  name: 'IncomeOverview',
  family: 'income',
  summary: '全部业务收益：待结算、已结算、已提现，按来源、网关、天、月查看与导出，与账户流水逐分一致',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
