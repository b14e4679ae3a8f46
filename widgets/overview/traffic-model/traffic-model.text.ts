import { words } from '../../../src/text/words';

/** Words of TrafficModel. */
export const trafficModelText = words('trafficModel', {
  heading: '流量模型',
  total: (bytes: string) => `${bytes} 总流量`,
  apps: '应用使用排行 Top 5',
  appsNote: '占总流量',
  heat: '应用时段热度',
  heatNote: '每格为占总流量的比例',
  heatSpoken: '各类应用在每个时段占总流量的比例',
  stage: '时段占比',
  stages: { '0~6': '00–06', '6~11': '06–11', '11~14': '11–14', '14~19': '14–19', '19~00': '19–24' },
  peak: (stage: string) => `高峰出现在 ${stage} 点`,
  auth: '认证方式',
  authNote: '认证人次',
  clients: '客户端类型',
  clientsNote: '流量占比',
  others: '其他',
});
