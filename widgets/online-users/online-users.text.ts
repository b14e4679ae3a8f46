import { words } from '../../src/text/words';

/** Words of the online users. */
export const onlineUsersText = words('onlineUsers', {
  label: '在线用户',
  search: '搜索名称、MAC、IP',
  segments: { all: '全部', '2.4G': '2.4G', '5G': '5G', wired: '有线' },
  allAuth: '全部认证方式',

  name: '终端',
  os: '系统',
  systems: { android: 'Android', ios: 'iOS', mac: 'macOS', windows: 'Windows', other: '其他' },
  vendor: '厂商',
  ip: 'IP 地址',
  mac: 'MAC 地址',
  gateway: '所属网关',
  where: '接入位置',
  band: '频段',
  ssid: 'SSID',
  wired: '有线',
  signal: '信号',
  dbm: (value: number) => `${value} dBm`,
  down: '下行',
  up: '上行',
  downBytes: '本次下载',
  upBytes: '本次上传',
  since: '上线时间',
  firstSeen: '首次出现',
  auth: '认证方式',
  noAuth: '免认证',

  none: '当前没有用户在线',
  noneReason: '有终端接入网络后会显示在这里，列表每 30 秒更新。',
});
