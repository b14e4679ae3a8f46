import { percent } from '../../../src/format';
import { spaced } from '../../../src/text/spaced';
import type { GatewayInterface } from '../../../src/api/contract/device';
import { words } from '../../../src/text/words';

const accesses: Record<NonNullable<GatewayInterface['access']>, string> = {
  pppoe: 'PPPoE 拨号',
  dhcp: '动态 IP',
  static: '静态 IP',
  cellular: '蜂窝网络',
  bridge: '网桥',
};

/** Words of the interface panel. */
export const gatewayPanelText = words('gatewayPanel', {
  heading: '接口面板',
  note: '点击接口查看详情',
  front: '接口',
  count: (label: string, count: number) => `${label} ${count}`,
  online: '运行',
  offline: '离线',
  lastKnown: (at: string) => `网关离线，以下是 ${at} 最后上报的状态`,
  before: (state: string) => spaced`离线前${state}`,
  alarm: '告警',
  none: '还没有接口',
  noneReason: '设备第一次上报后，这里会显示它的接口。',
  noGateway: '没有指定网关',
  noGatewayReason: '从网络列表打开一台网关。',

  booked: (down: number, up: number | null) => (up ? `${down}M / ${up}M` : `${down}M`),
  line: '线路',
  access: '接入方式',
  accesses,
  lan: '内网',
  address: 'IP 地址',
  gateway: '网关',
  dns: 'DNS',
  mac: 'MAC',
  negotiated: '协商',
  duplex: { full: '全双工', half: '半双工' },
  rates: '下行 / 上行',
  loss: '丢包',
  percent: (value: number) => percent(value / 100),
  signal: '信号',
  since: '在线时长',
});
