import { contract } from '../../../src/element/contract';

/** Recharges and payments of orders, and their state. */
export const paymentListContract = contract({
  tag: 'np-payment-list',
  name: 'PaymentList',
  family: 'account',
  summary: '付款记录：充值与订单付款的状态，继续付款或取消',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
