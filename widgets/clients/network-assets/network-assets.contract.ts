import { contract, flag, needed, text } from '../../../src/element/contract';

/** What is on a network. */
export const networkAssetsContract = contract({
  tag: 'np-network-assets',
  name: 'NetworkAssets',
  family: 'clients',
  summary: '网络资产：按厂商、类型、系统统计接入过的终端，找出新增与丢失的资产，可标记为已知并导出',
  status: 'beta',
  scopes: ['client:read', 'client:write'],
  props: { gwid: needed(text('网关的 GWID'), 'GW-1001'), manage: flag('显示标记为已知，需要 client:write') },
  events: {},
  parts: { panel: '外框' },
});
