import { words } from '../../../src/text/words';

/** Words of the throughput chart. */
export const gatewayThroughputText = words('gatewayThroughput', {
  heading: '吞吐',
  notes: { report: '按上报值', hour: '每小时平均值', day: '每天平均值' },
  noteIn: (note: string, unit: string) => `${note}，${unit}`,
  missing: '历史库暂时没有响应，较早的时段不完整',
  time: '时间',
  down: '下行',
  up: '上行',
  lastDown: '最近下行',
  lastUp: '最近上行',
  endDown: '末尾下行',
  endUp: '末尾上行',
  peakDown: '峰值下行',
  peakUp: '峰值上行',
  spoken: (points: number, down: string, up: string) => `${points} 个时间点的吞吐，下行最高 ${down}，上行最高 ${up}`,
  load: '负载 %',
  cpu: 'CPU',
  memory: '内存',
  loadSpoken: (points: number) => `${points} 个时间点的 CPU 与内存占用`,
});
