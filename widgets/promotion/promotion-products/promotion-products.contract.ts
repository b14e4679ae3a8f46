import { contract, event } from '../../../src/element/contract';

/** What an agent earns with. */
export const promotionProductsContract = contract({
  tag: 'np-promotion-products',
  name: 'PromotionProducts',
  family: 'promotion',
  summary: '可推广产品：售价、佣金比例、成交与推广码，仅代理商',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {
    productChoose: event<{ package: string }>('选中一个产品', '{ package: string }'),
  },
  parts: { panel: '外框' },
});
