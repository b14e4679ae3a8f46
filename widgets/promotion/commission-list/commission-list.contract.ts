import { contract } from '../../../src/element/contract';

/** An agent's commissions. */
export const commissionListContract = contract({
  tag: 'np-commission-list',
  name: 'CommissionList',
  family: 'promotion',
  summary: '佣金明细：按状态、产品、客户与日期筛选，仅代理商',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
