import { contract } from '../../../src/element/contract';

/** After-sales orders. */
export const afterSalesContract = contract({
  tag: 'np-after-sales',
  name: 'AfterSales',
  family: 'support',
  summary: '售后订单：进度、详情与撤回',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
