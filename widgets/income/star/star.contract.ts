import { contract } from '../../../src/element/contract';

/** What shared disks and bandwidth brought in. */
export const starContract = contract({
  tag: 'np-star',
  name: 'Star',
  family: 'income',
  summary: '流星计划：空闲硬盘与带宽的收益，按天按网关的明细，适用设备、对网关的改变、怎样结束，补贴活动与规则',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
