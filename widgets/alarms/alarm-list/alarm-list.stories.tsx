import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { AlarmList } from './alarm-list';
import { alarmListContract } from './alarm-list.contract';
import { hotelAlarms } from './alarm-list.fixture';

export default { title: 'alarms / alarm-list' };

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
