import { words } from '../../../src/text/words';

/** Words of the wireless monitor. */
export const wirelessMonitorText = words('wirelessMonitor', {
  heading: '无线监控',
  live: '每 10 秒更新',
  updated: (at: string) => `更新于 ${at}`,
  aps: 'AP 在线',
  of: (total: number) => `共 ${total} 台`,
  five: '5G 终端',
  two: '2.4G 终端',
  busy: '信道拥堵',
  busyNote: (percent: number) => `占用达到 ${percent}% 的 AP`,
  weak: '弱信号终端',
  weakNote: (dbm: number) => `低于 ${dbm} dBm`,
  list: 'AP 状态',
  listNote: (shown: number, total: number) =>
    shown < total ? `最需要关注的 ${shown} 台，共 ${total} 台` : `${total} 台`,
  states: { online: '在线', offline: '离线' },
  clients: (count: number) => `${count} 个终端`,
  band: { five: '5G', two: '2.4G' },
  channel: (channel: number | null) => (channel === null ? '未开启' : `信道 ${channel}`),
  taken: (name: string, band: string) => `${name} ${band} 信道占用`,
  noise: (dbm: number) => `底噪 ${dbm} dBm`,
  weakest: '信号最弱的终端',
  weakestNote: '按信号从弱到强',
  noWeak: '没有在线的无线终端',
  noWeakReason: '终端连上无线后，信号最弱的会列在这里。',
  noAps: '这台网关下没有 AP',
  noApsReason: 'AP 接入网关并上线后会显示在这里。',
  all: '查看全部',
});
