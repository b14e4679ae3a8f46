import type { IptvNode } from '../../../src/api/contract/iptv';
import { words } from '../../../src/text/words';

/** Words of the sources of television. */
export const iptvNodesText = words('iptvNodes', {
  heading: 'IPTV 节点',
  search: '搜索名称、位置、地址',
  name: '节点名称',
  place: '位置',
  kind: '类型',
  kinds: { stream: '直播流', file: '网关上的文件' },
  address: '地址',
  addresses: { stream: '地址', file: '文件路径' },
  addressHelp: {
    stream: 'http、https、rtsp 地址，或组播地址与端口，如 udp://239.3.1.1:5140',
    file: '网关硬盘上的路径，不能以 http、udp、rtsp 或 rtp 开头',
  },
  state: '状态',
  allStates: '全部状态',
  states: { ok: '正常', lossy: '丢包', none: '没有流', unknown: '没有网关上报' } satisfies Record<
    IptvNode['state'],
    string
  >,
  loss: '丢包',
  viewers: '在看',
  channels: '频道',
  gateways: '使用的网关',
  at: '最近上报',
  add: '新建节点',
  edit: '编辑节点',
  saved: '已保存',
  savedTold: (count: number) => `已保存，正在下发到 ${count} 台网关`,
  remove: '删除',
  removeAsk: (name: string) => `删除节点“${name}”？`,
  removed: '已删除',
  none: '还没有节点',
  noneReason: '节点是电视的来源：运营商的组播、直播流，或网关硬盘上的文件。',
});
