import { words } from '../../../src/text/words';

/** Words of the MAC information. */
export const macInfoText = words('macInfo', {
  label: 'MAC 地址',
  search: '查询',
  example: '例如 a4:39:b3:0c:55:af',
  vendor: '厂商',
  looking: '查询中',
  privateMac: '随机或本地管理的 MAC，没有登记的厂商',
  unknown: '厂商表中没有登记',
  start: '输入一个 MAC 地址',
  startReason: '查询它的厂商、首次与最近出现的时间、接入的位置和在网历史。',
  none: '没有见过这个 MAC',
  noneReason: '它没有接入过当前账号的任何网络，也不是账号下的设备。',
  devices: '账号下的设备',
  kinds: { gateway: '网关', ap: 'AP', switch: '交换机', firewall: '防火墙' },
  online: '在线',
  offline: '离线',
  seenIn: (count: number) => `在 ${count} 个网络中出现过`,
});
