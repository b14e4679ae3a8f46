import { words } from '../../../src/text/words';

/** Words of the stays at an access point. */
export const apStaysText = words('apStays', {
  label: '接入记录',
  search: '搜索名称、MAC、IP',
  band: '频段',
  bands: { '': '全部', '5G': '5G', '2.4G': '2.4G' },
  name: '终端',
  ssid: 'SSID',
  bandSignal: '频段 / 信号',
  dbm: (value: number) => `${value} dBm`,
  start: '接入',
  end: '离开',
  now: '还在',
  lasted: '停留',
  traffic: '流量',
  down: '下行流量',
  up: '上行流量',
  timeline: '时间线',
  none: '没有接入记录',
  noneReason: '终端接入这台 AP 后会记在这里；设备没有上报终端在哪台 AP 时，这里没有内容。',
});
