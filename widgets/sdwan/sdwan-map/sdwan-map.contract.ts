import { contract, flag, text } from '../../../src/element/contract';

/** An SD-WAN network on a map of provinces. */
export const sdwanMapContract = contract({
  tag: 'np-sdwan-map',
  name: 'SdwanMap',
  family: 'sdwan',
  summary:
    'SD-WAN 组网地图：成员按省份排布，省份之间的链路状态、时延、丢包与速率，可筛选、搜索、切换为表格；可设置成员位置',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write'],
  props: {
    gwid: text('组网中任一网关的编号'),
    type: text('拓扑类型：1 星型，2 双中心，3 树型'),
    manage: flag('可设置成员位置，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
