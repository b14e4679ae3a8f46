import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** Words of the air around an access point. */
export const apAirText = words('apAir', {
  none: '没有指定 AP',
  noneReason: '从 AP 列表打开一台 AP，再看它周围的无线环境。',
  bands: { '2.4G': '2.4 GHz', '5G': '5 GHz' },
  channel: (value: number) => `信道 ${value}`,
  noChannel: '信道未知',
  busy: '信道占用',
  noise: '底噪',
  percent: (value: number) => `${Math.round(value)}%`,
  dbm: (value: number) => `${value} dBm`,
  untold: '设备没有上报',
  same: '同信道',
  near: '邻近信道',
  networks: (count: number, loudest: number | null) => (loudest === null ? '0 个' : `${count} 个，最强 ${loudest} dBm`),
  perChannel: '各信道上听到的网络',
  onChannel: (channel: number, count: number, own: boolean) =>
    spaced`信道 ${channel}：${count} 个网络${own ? '，本机在此' : ''}`,
  neighbours: '邻居',
  scanned: (time: string, count: number) => `${time} 扫描，听到 ${count} 个`,
  more: (count: number) => `另有 ${count} 个更弱的没有列出。`,
  silent: '这台 AP 没有上报扫描结果',
  silentReason: '邻居要靠设备自己扫描；不支持扫描或没有打开扫描的设备，这里没有内容。',
  alone: '没有听到其他网络',
  aloneReason: '这台 AP 扫描到其他网络后，它们的信道与信号会显示在这里。',
  ssid: 'SSID',
  hidden: '（隐藏）',
  owner: '归属',
  others: '其他网络',
  offline: '离线',
  bssid: 'BSSID',
  band: '频段',
  signal: '信号',
  channelColumn: '信道',
  sameMark: '同信道',
});
