import { sayings } from './table';

/** IPTV: sources of television. */
export const iptv = sayings({
  iptvNodesMost: { code: 4770, zh: '最多 {most} 个节点', en: 'At most {most} nodes' },
  iptvNodeUsed: {
    code: 4771,
    zh: '“{name}”正被 {most} 台网关使用，请先改用其他节点',
    en: '“{name}” is used by {most} gateways. Set them to another node first',
  },
  noIptvNode: { code: 4004, zh: '没有找到这个节点', en: 'There is no such node' },
  iptvNodeTaken: { zh: '已有同名的节点', en: 'There is a node of this name' },
});
