import type { AlarmRow } from '../../../src/api/contract/alarm';

/** An alarm of a site; times are minutes before `now`. */
export const alarmOf = (
  now: number,
  kind: string,
  more: { category: AlarmRow['category']; level?: AlarmRow['level']; content: string; from: number; to?: number },
): AlarmRow => ({
  id: `${kind}-${more.from}`,
  kind,
  level: more.level ?? 'MIDDLE',
  category: more.category,
  content: more.content,
  remark: '苏州园区店',
  device_id: 'gw1',
  device_kind: 'gateway',
  gwid: 'gw1',
  gateway_remark: '苏州园区店',
  subject: '',
  state: more.to === undefined ? 'active' : 'cleared',
  raised_at: new Date(now - more.from * 60_000).toISOString(),
  acknowledged_at: null,
  cleared_at: more.to === undefined ? null : new Date(now - more.to * 60_000).toISOString(),
  assignee: null,
  note: '',
  simulated: true,
  quiet: null,
});

/** A night in which a line was cut and APs went away. */
export const roughNight = (now = Date.now()): AlarmRow[] => [
  alarmOf(now, 'wan_down', {
    category: 'line',
    level: 'FATAL',
    content: 'WAN1 断开，已切换到 WAN2',
    from: 680,
    to: 673,
  }),
  alarmOf(now, 'radio_busy', { category: 'wireless', content: 'AP“二楼露台”5G 信道干扰严重', from: 45 }),
  alarmOf(now, 'cpu_high', { category: 'performance', content: 'CPU 连续 10 分钟高于 90%', from: 300, to: 240 }),
  alarmOf(now, 'firmware_new', { category: 'system', level: 'GENERAL', content: '固件 3.7.12 可升级', from: 3000 }),
];
