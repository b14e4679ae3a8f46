import { words } from '../../../src/text/words';

/** Words of the charts of an access point. */
export const apTrendText = words('apTrend', {
  heading: '走势',
  notes: { report: '按上报值', hour: '每小时：速率与占用取平均，终端取最多' },
  missing: '历史库暂时没有响应，较早的时段不完整',
  time: '时间',
  traffic: '吞吐',
  down: '下行',
  up: '上行',
  clients: '终端',
  air: '信道占用',
  airUnit: '%',
  bands: { '5g': '5 GHz', '2g': '2.4 GHz' },
  count: (value: number) => `${value} 个`,
  percent: (value: number) => `${Math.round(value)}%`,
  spoken: (what: string, points: number) => `${what}，${points} 个时间点`,
  untold: (what: string) => `${what}：设备没有上报`,
});
