import { contract, flag } from '../../../src/element/contract';

/** The bill of the star plan. */
export const twinkleStarBillContract = contract({
  tag: 'np-twinkle-star-bill',
  name: 'TwinkleStarBill',
  family: 'income',
  summary: '繁星账单：按天的收入与补贴、逐盘怎样算、结算、申诉与答复，可导出',
  status: 'beta',
  scopes: ['account'],
  props: { manage: flag('可申诉') },
  events: {},
  parts: { panel: '外框' },
});
