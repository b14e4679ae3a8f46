import { contract, flag } from '../../../src/element/contract';

/** What outsiders may rely on about <np-iptv-nodes>. */
export const iptvNodesContract = contract({
  tag: 'np-iptv-nodes',
  name: 'IptvNodes',
  family: 'services',
  summary: 'IPTV 节点：电视的来源（直播流或网关上的文件）、网关上报的状态与丢包、在看台数；新建、修改、删除与导出',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write'],
  props: { manage: flag('可新建、修改与删除，需要 device:write') },
  events: {},
  parts: { panel: '外框' },
});
