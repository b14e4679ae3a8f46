import { contract, text } from '../../../src/element/contract';

/** Alarms by level, with the latest ones scrolling by. */
export const alarmSummaryContract = contract({
  tag: 'np-alarm-summary',
  name: 'AlarmSummary',
  family: 'overview',
  summary: '未处理告警按等级计数，最近告警每 2 秒上移一行，悬停或聚焦时停',
  status: 'stable',
  scopes: ['stats:read'],
  props: {
    heading: text('标题，默认“告警”'),
  },
  events: {},
  parts: { panel: '外框', list: '滚动的告警' },
});
