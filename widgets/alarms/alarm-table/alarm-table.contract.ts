import { contract, event, flag, text } from '../../../src/element/contract';

/** Detail of `alarmOpen`. */
export interface AlarmTableOpen {
  /** Id of the alarm. */
  id: string;
  /** `FATAL`, `MIDDLE` or `GENERAL`. */
  level: string;
  content: string;
  /** Id of the gateway that the device belongs to. */
  gwid: string;
}

/** Every alarm of the account, with its history and what people did about it. */
export const alarmTableContract = contract({
  tag: 'np-alarm-table',
  name: 'AlarmTable',
  family: 'alarms',
  summary: '告警消息：按等级、状态、网关、类型与日期筛选，查看经过、前后数据与处理建议，确认、转交、备注',
  status: 'beta',
  scopes: ['alarm:read', 'device:read'],
  acts: ['alarm:write'],
  props: {
    gwid: text('只显示一台网关及其下设备的告警'),
    manage: flag('显示确认、转交与备注，需要 alarm:write'),
  },
  events: {
    alarmOpen: event<AlarmTableOpen>(
      '点开一条告警；取消后不打开详情',
      '{ id: string; level: string; content: string; gwid: string }',
      { cancelable: true },
    ),
  },
  parts: { panel: '外框' },
});
