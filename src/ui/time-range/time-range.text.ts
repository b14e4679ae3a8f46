import type { Quick } from './span';
import { words } from '../../text/words';

const unitNames = { m: '分钟', h: '小时', d: '天' };

/** Words of the time picker. */
export const rangeText = words('range', {
  label: '时间范围',
  quick: '快捷范围',
  last: (stretch: Quick) =>
    `近 ${Number.parseInt(stretch, 10)} ${unitNames[stretch.slice(-1) as keyof typeof unitNames]}`,
  from: '开始时间',
  to: '结束时间',
  day: '日期',
  clock: '时刻',
  apply: '应用',
  backwards: '结束需晚于开始',
  earlier: '前一段',
  later: '后一段',
  widen: '扩大一倍',
  refresh: '立即刷新',
  pace: '刷新间隔',
  every: (seconds: number) => {
    if (seconds === 0) return '不自动刷新';
    return seconds < 60 ? `每 ${seconds} 秒` : `每 ${seconds / 60} 分钟`;
  },
});
