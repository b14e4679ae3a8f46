import { words } from '../../../src/text/words';

/** Words of WeekTraffic. */
export const weekTrafficText = words('weekTraffic', {
  heading: '近 7 天流量',
  span: (from: string, to: string) => `${from} 至 ${to}`,
  total: (unit: string) => `${unit} 总流量`,
  others: (count: string, bytes: string, share: string) => `其余 ${count} 个网络合计 ${bytes}，占 ${share}`,
});
