import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** Words of the alarm list. */
export const alarmListText = words('alarmList', {
  heading: '告警',
  all: '全部',
  count: { open: '未恢复', active: '未处理', acknowledged: '处理中', cleared: '已恢复' },
  handledBy: (person: string) => spaced`${person}处理中`,
  none: '没有告警',
  noneReason: '设备运行正常时，这里是空的。',
  fine: '一切正常，没有未恢复告警',
  fineReason: '有告警时会显示在这里。',
  noMatch: '没有符合条件的告警',
  acknowledgeAll: '全部确认',
  acknowledgeAsk: (count: number) => `确认这 ${count} 条告警？确认后状态变为处理中。`,
  acknowledged: (count: number) => `已确认 ${count} 条`,
});
