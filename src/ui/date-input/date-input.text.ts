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
  everyDay: '全部日期',
  days: '日期范围',
  openDays: '选择日期范围',
  quick: '常用范围',
  first: '选择开始日期',
  last: '选择结束日期',
  ranges: {
    today: '今天',
    yesterday: '昨天',
    week: '近 7 天',
    month: '近 30 天',
    thisMonth: '本月',
    lastMonth: '上月',
  },
  notDays: '请输入日期，如 11-03 – 11-26',
  notADay: '请输入日期，如 2026-11-03',
  notBefore: (day: string) => `不能早于 ${day}`,
  notAfter: (day: string) => `不能晚于 ${day}`,
});
