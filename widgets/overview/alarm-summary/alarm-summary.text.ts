import { words } from '../../../src/text/words';

/** Words of AlarmSummary. */
export const alarmSummaryText = words('alarmSummary', {
  heading: '告警',
  note: '未处理',
  all: '全部告警',
  none: '当前没有未处理的告警',
  latest: '最近告警',
});
