import { words } from '../../src/text/words';

/** Words of the throughput chart. */
export const gatewayThroughputText = words('gatewayThroughput', {
  heading: '吞吐',
  range: '时间范围',
  ranges: { live: '实时', '24h': '24 小时', '7d': '7 天', '30d': '30 天' },
  notes: { live: '最近 1 小时，按上报值', '24h': '每小时平均值', '7d': '每小时平均值', '30d': '每天平均值' },
  noteIn: (note: string, unit: string) => `${note}，${unit}`,
  time: '时间',
  down: '下行',
  up: '上行',
  lastDown: { live: '当前下行', '24h': '最近下行', '7d': '最近下行', '30d': '最近下行' },
  lastUp: { live: '当前上行', '24h': '最近上行', '7d': '最近上行', '30d': '最近上行' },
  peakDown: '峰值下行',
  peakUp: '峰值上行',
  spoken: (points: number, down: string, up: string) => `${points} 个时间点的吞吐，下行最高 ${down}，上行最高 ${up}`,
});
