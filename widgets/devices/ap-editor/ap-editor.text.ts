import { words } from '../../../src/text/words';

/** Words of an access point's page. */
export const apEditorText = words('apEditor', {
  tabs: { ssids: '无线网络', radio: '射频', basics: '基本设置' },
  tabsLabel: 'AP 配置',
  none: '没有指定 AP',
  noneReason: '从 AP 列表中选择一台 AP 打开。',
  missing: '没有找到这台 AP',
  toList: '返回 AP 列表',
  rename: '改名',
  renamed: '已改名',
  remark: '备注名称',
  radios: '射频状况',
  bands: { '2g': '2.4 GHz', '5g': '5 GHz' },
  channel: '信道',
  off: '已关闭',
  auto: '自动',
  power: '功率',
  dbm: (value: number) => `${value} dBm`,
  clients: '终端',
  clientCount: (count: number) => `${count} 个`,
  busy: '信道占用',
  percent: (value: number) => `${Math.round(value)}%`,
  noise: '底噪',
  users: '查看在线用户',
  monitor: '无线监控',
});
