import { words } from '../../../src/text/words';

/** Words of ClientTrend. */
export const clientTrendText = words('clientTrend', {
  heading: '客户端在线趋势',
  unit: '单位：台',
  online: '在线客户端',
  old: '老用户',
  fresh: '新用户',
  range: '时间范围',
  days: { '7': '近 7 天', '30': '近 30 天' },
  date: '日期',
  weekdays: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  spoken: (days: number, low: string, high: string) => `近 ${days} 天每日在线客户端，最少 ${low} 台，最多 ${high} 台`,
});
