import { words } from '../../text/words';

/** Words of days and times that are typed or chosen. */
export const dateText = words('date', {
  day: '年-月-日',
  clock: '时:分',
  open: '打开日历',
  calendar: '日历',
  earlierYear: '上一年',
  earlierMonth: '上个月',
  laterMonth: '下个月',
  laterYear: '下一年',
  today: '今天',
  clear: '清除',
  notADay: '请输入日期，如 2026-11-03',
  notBefore: (day: string) => `不能早于 ${day}`,
  notAfter: (day: string) => `不能晚于 ${day}`,
});
