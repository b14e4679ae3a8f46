import type { Story as LadleStory } from '@ladle/react';
import type { DataOf } from '../../src/api';
import type { alarms, AlarmRow } from '../../src/api/contract/alarm';
import type { PropsOf } from '../../src/element/contract';
import { storyControls } from '../../src/element/manifest';
import { Story } from '../../src/element/story';
import { AlarmList } from './alarm-list';
import { alarmListContract } from './alarm-list.contract';

export default { title: 'widgets / alarm-list' };

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

const list = '/api/v3/alarm/list';

export const Ordinary: LadleStory<PropsOf<typeof alarmListContract>> = (props) => (
  <Story answers={{ [list]: hotelAlarms }} width={400}>
    <AlarmList {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(alarmListContract);

export const Acknowledgeable = () => (
  <Story answers={{ [list]: hotelAlarms, '/api/v3/alarm/acknowledge': { changed: 3 } }} width={400}>
    <AlarmList acknowledge heading="各馆告警" />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ [list]: { list: [], total: 0 } }} width={400}>
    <AlarmList />
  </Story>
);

export const NoMatch = () => (
  <Story answers={{ [list]: { list: [], total: 0 } }} width={400}>
    <AlarmList level="FATAL" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [list]: 500 }} width={400}>
    <AlarmList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={400}>
    <AlarmList limit={4} />
  </Story>
);

export const Dark = () => (
  <Story answers={{ [list]: hotelAlarms }} dark width={400}>
    <AlarmList />
  </Story>
);

export const Narrow = () => (
  <Story answers={{ [list]: hotelAlarms }} width={240}>
    <AlarmList />
  </Story>
);
