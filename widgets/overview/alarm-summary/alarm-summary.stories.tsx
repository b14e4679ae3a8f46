import { Story } from '../../../src/element/story';
import { AlarmSummary } from './alarm-summary';
import { alarmsOfNight } from './alarm-summary.fixture';

export default { title: 'overview / alarm-summary' };

const path = '/api/v3/user_stat/complex';

export const Ordinary = () => (
  <Story answers={{ [path]: alarmsOfNight }} width={480}>
    <AlarmSummary />
  </Story>
);

export const Nothing = () => (
  <Story
    answers={{ [path]: { alarm_level_amount: { FATAL: 0, MIDDLE: 0, GENERAL: 0 }, alarm_messages: [] } }}
    width={480}
  >
    <AlarmSummary />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }} width={480}>
    <AlarmSummary />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={480}>
    <AlarmSummary />
  </Story>
);

export const Dark = () => (
  <Story answers={{ [path]: alarmsOfNight }} dark width={480}>
    <AlarmSummary />
  </Story>
);

export const Narrow = () => (
  <Story answers={{ [path]: alarmsOfNight }} width={320}>
    <AlarmSummary />
  </Story>
);
