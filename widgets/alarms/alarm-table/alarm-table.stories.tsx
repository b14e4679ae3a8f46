import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { AlarmDrawer } from './alarm-drawer';
import { AlarmTable } from './alarm-table';
import { alarmTableContract } from './alarm-table.contract';
import { chainAlarms, lostController } from './alarm-table.fixture';

export default { title: 'alarms / alarm-table' };

const list = '/api/v3/alarm/list';

const answers = {
  [list]: chainAlarms,
  '/api/v3/alarm/detail/a1': lostController,
  '/api/v3/alarm/acknowledge': { changed: 1, ids: ['a1'] },
  '/api/v3/alarm/assign': { changed: 1 },
  '/api/v3/alarm/note': null,
  '/api/v3/device/gateways': { list: [], total: 0, counts: { all: 0, online: 0, offline: 0, alarm: 0 } },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

export const Ordinary: LadleStory<PropsOf<typeof alarmTableContract>> = (props) => (
  <Story answers={answers}>
    <AlarmTable {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(alarmTableContract);

export const Managed = () => (
  <Story answers={answers}>
    <AlarmTable manage />
  </Story>
);

export const Detail = () => (
  <Story answers={answers}>
    <AlarmDrawer id="a1" listed={[]} manage onOpen={() => undefined} onClose={() => undefined} />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, [list]: { list: [], total: 0, counts: { FATAL: 0, MIDDLE: 0, GENERAL: 0, all: 0 } } }}>
    <AlarmTable />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [list]: 500 }}>
    <AlarmTable />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <AlarmTable />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <AlarmTable manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <AlarmTable />
  </Story>
);
