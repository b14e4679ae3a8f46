import type { DataOf } from '../../../src/api';
import type { alarmDetail, alarms, AlarmRow } from '../../../src/api/contract/alarm';

const row = (id: string, level: AlarmRow['level'], content: string, more: Partial<AlarmRow> = {}): AlarmRow => ({
  id,
  level,
  content,
  remark: '杭州云栖酒店主楼',
  kind: 'ap_lost',
  category: 'wireless',
  device_id: '2b91d07c55af',
  device_kind: 'gateway',
  gwid: '2b91d07c55af',
  gateway_remark: '杭州云栖酒店主楼',
  subject: '',
  quiet: null,
  state: 'active',
  raised_at: '2026-11-20T06:26:13Z',
  acknowledged_at: null,
  cleared_at: null,
  assignee: null,
  note: '',
  simulated: false,
  ...more,
});

/** Alarms of a chain: open, taken care of, and over. */
export const chainAlarms: DataOf<typeof alarms> = {
  total: 4,
  counts: { FATAL: 2, MIDDLE: 1, GENERAL: 1, all: 4 },
  list: [
    row('a1', 'FATAL', 'AC 与 12 台 AP 失去连接'),
    row('a2', 'FATAL', 'WAN1 断开，已切换到 WAN2', {
      kind: 'wan_down',
      category: 'line',
      subject: 'wan1',
      gateway_remark: '苏州园区店',
    }),
    row('a3', 'MIDDLE', 'CPU 连续 10 分钟高于 90%', {
      kind: 'cpu_high',
      category: 'performance',
      state: 'acknowledged',
      assignee: '陈屿',
      gateway_remark: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室路由器',
    }),
    row('a4', 'GENERAL', '固件 3.7.12 可升级', {
      kind: 'firmware_new',
      category: 'system',
      state: 'cleared',
      cleared_at: '2026-11-20T07:00:00Z',
    }),
  ],
};

/** The first of them in full. */
export const lostController: DataOf<typeof alarmDetail> = {
  ...row('a1', 'FATAL', 'AC 与 12 台 AP 失去连接', { assignee: '林昭', note: '已电话联系门店确认' }),
  events: [
    { at: '2026-11-20T06:26:13Z', kind: 'raised', actor: '', text: 'AC 与 12 台 AP 失去连接' },
    { at: '2026-11-20T06:29:48Z', kind: 'assigned', actor: 'd***@netpane.cn', text: '林昭' },
  ],
  around: Array.from({ length: 24 }, (_, i) => ({
    at: new Date(Date.UTC(2026, 10, 19, 18 + i)).toISOString(),
    down: 80e6 + 40e6 * Math.sin(i / 3),
    up: 20e6 + 8e6 * Math.sin(i / 4),
    cpu: 30 + i,
    clients: i < 13 ? 96 : 61,
  })),
};
