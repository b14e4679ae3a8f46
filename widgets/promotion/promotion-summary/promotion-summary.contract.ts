import { contract } from '../../../src/element/contract';

/** An agent's figures: commission, customers, conversion. */
export const promotionSummaryContract = contract({
  tag: 'np-promotion-summary',
  name: 'PromotionSummary',
  family: 'promotion',
  summary: '推广概况：佣金、可提现、走势与转化，仅代理商',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
