import { contract } from '../../../src/element/contract';

/** What buyers ask for. */
export const twinkleStarDemandsContract = contract({
  tag: 'np-twinkle-star-demands',
  name: 'TwinkleStarDemands',
  family: 'income',
  summary: '繁星计划的需求列表：买家在哪里要多少、多少钱、到什么时候',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
