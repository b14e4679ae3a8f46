import { contract, flag } from '../../../src/element/contract';

/** Lends disks and upload of gateways. */
export const twinkleStarApplyContract = contract({
  tag: 'np-twinkle-star-apply',
  name: 'TwinkleStarApply',
  family: 'income',
  summary: '申请参加繁星计划：选硬盘、拿出多少、上行带宽与时段，预计收益与补贴',
  status: 'beta',
  scopes: ['account'],
  props: { manage: flag('可申请') },
  events: {},
  parts: { panel: '外框' },
});
