import { contract, text } from '../../../src/element/contract';

/** Orders of services. */
export const serviceOrdersContract = contract({
  tag: 'np-service-orders',
  name: 'ServiceOrders',
  family: 'services',
  summary: '服务订单：状态、金额与服务期，可支付、取消、申请发票',
  status: 'beta',
  scopes: ['account'],
  props: {
    service: text('只看一种服务；不填为全部'),
  },
  events: {},
  parts: { panel: '外框' },
});
