import type { DataOf } from '../../../src/api';
import type { alarms, AlarmRow } from '../../../src/api/contract/alarm';

const row = (
  id: string,
  level: AlarmRow['level'],
  content: string,
  remark: string,
  more?: Partial<AlarmRow>,
): AlarmRow => ({
  id,
  level,
  content,
  remark,
  kind: 'gateway_offline',
  category: 'device',
  device_id: `d-${id}`,
  device_kind: 'gateway',
  gwid: `g-${id}`,
  gateway_remark: remark,
  subject: '',
  quiet: null,
  state: 'active',
  raised_at: '2026-11-20T06:06:00Z',
  acknowledged_at: null,
  cleared_at: null,
  assignee: null,
  note: '',
  simulated: false,
  ...more,
});

/** A hotel group's alarms. */
export const hotelAlarms: DataOf<typeof alarms> = {
  total: 4,
  counts: { FATAL: 1, MIDDLE: 1, GENERAL: 2, all: 4 },
  list: [
    row('1', 'FATAL', '设备离线', '阳朔·遇龙河'),
    row('2', 'MIDDLE', '后院 AP 与 AP-05 失去连接', 'AP-05', { gateway_remark: '莫干山·竹间' }),
    row('3', 'GENERAL', '固件 3.7.12 可升级', '莫干山·竹间', { state: 'acknowledged', assignee: '陈屿' }),
    row('4', 'GENERAL', '短信余额低于 300 条', '访客认证', { raised_at: '2026-11-19T01:00:00Z' }),
  ],
};
