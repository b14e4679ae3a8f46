import { contract } from '../../../src/element/contract';

/** How the star plan stands. */
export const twinkleStarContract = contract({
  tag: 'np-twinkle-star',
  name: 'TwinkleStar',
  family: 'income',
  summary: '繁星计划概况：收益、买家、从协议到账单的每一步做到哪里、补贴规则',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
