import { words } from '../../../src/text/words';

/** Words of the gateways with the tunnel. */
export const tunnelGatewaysText = words('tunnelGateways', {
  heading: '穿透网关',
  search: '搜索网关名称、GWID',
  gateway: '网关',
  plan: '套餐',
  used: '已用映射',
  usedOf: (used: number, most: number) => `${used} / ${most} 条`,
  bandwidth: '带宽',
  state: '状态',
  states: { online: '在线', offline: '离线' },
  delivery: '下发',
  today: '今日流量',
  ends: '到期',
  ended: '已到期',
  endsSoon: (day: string) => `${day}（即将到期）`,
  open: '配置',
  renew: '续费或升级',
  none: '还没有开通内网穿透的网关',
  noneReason: '开通套餐并绑定网关后显示在这里。',
  packages: '查看套餐',
});
