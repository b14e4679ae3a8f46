import { contract, event, text } from '../../../src/element/contract';

/** Packages of a service with their prices, and the way to buy one. */
export const servicePackagesContract = contract({
  tag: 'np-service-packages',
  name: 'ServicePackages',
  family: 'services',
  summary: '服务套餐：档位、价格、活动价与详细对比，可直接下单并用余额支付',
  status: 'beta',
  scopes: ['promotion:read'],
  props: {
    service: text('服务：camera、tunnel、sdwan、domain_parsing 等', 'tunnel'),
  },
  events: {
    serviceOrder: event<{ id: string; state: string }>('下单或支付后', '{ id: string; state: string }'),
  },
  parts: { panel: '外框' },
});
