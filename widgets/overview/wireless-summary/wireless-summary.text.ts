import { words } from '../../../src/text/words';

/** Words of WirelessSummary. */
export const wirelessSummaryText = words('wirelessSummary', {
  heading: '无线终端与流量',
  list: 'AP 列表',
  terminals: '无线终端',
  five: '5G',
  two: '2.4G',
  down: '下行',
  up: '上行',
  week: (unit: string) => `近 7 天无线流量（${unit || 'TB'}）`,
  sum: (value: string) => `合计 ${value}`,
  spoken: (share: string) => `无线终端中 5G 占 ${share}`,
});
