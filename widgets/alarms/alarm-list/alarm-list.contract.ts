import { choice, contract, event, flag, number, text } from '../../../src/element/contract';

/** Detail of `alarmOpen`. */
export interface AlarmOpen {
  /** Id of the alarm. */
  id: string;
  /** `FATAL`, `MIDDLE` or `GENERAL`. */
  level: string;
  content: string;
  /** Id of the gateway that the device belongs to. */
  gwid: string;
}

/** Alarms of the account, newest first. */
export const alarmListContract = contract({
  tag: 'np-alarm-list',
  name: 'AlarmList',
  family: 'alarms',
  summary: '设备告警列表：等级、内容、设备与时间，实时更新',
  status: 'stable',
  scopes: ['alarm:read'],
  acts: ['alarm:write'],
  props: {
    heading: text('标题，默认“告警”'),
    level: choice('只显示一个等级', ['FATAL', 'MIDDLE', 'GENERAL']),
    status: choice(
      '显示哪些告警：未恢复、未处理、处理中、已恢复',
      ['open', 'active', 'acknowledged', 'cleared'],
      'active',
    ),
    gwid: text('只显示一台网关及其下设备的告警'),
    device: text('只显示一台设备的告警'),
    limit: number('最多显示几条，1 到 50', 8),
    acknowledge: flag('显示“全部确认”按钮，需要 alarm:write'),
  },
  events: {
    alarmOpen: event<AlarmOpen>(
      '点开一条告警；取消后不再前往控制台',
      '{ id: string; level: string; content: string; gwid: string }',
      {
        cancelable: true,
      },
    ),
  },
  parts: { panel: '外框', row: '一条告警' },
});
