import { Story } from '../../../src/element/story';
import { SiteDay } from './site-day';
import { roughNight } from './site-day.fixture';

export default { title: 'alarms / site-day' };

const path = '/api/v3/alarm/list';
const listOf = (list: object[]) => ({ list, total: list.length, counts: { FATAL: 0, MIDDLE: 0, GENERAL: 0, all: 0 } });

export const Ordinary = () => (
  <Story answers={{ [path]: listOf(roughNight()) }} width={900}>
    <SiteDay gwid="gw1" />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ [path]: listOf([]) }} width={900}>
    <SiteDay gwid="gw1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }} width={900}>
    <SiteDay gwid="gw1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={900}>
    <SiteDay gwid="gw1" />
  </Story>
);

export const Dark = () => (
  <Story answers={{ [path]: listOf(roughNight()) }} dark width={900}>
    <SiteDay gwid="gw1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={{ [path]: listOf(roughNight()) }} width={320}>
    <SiteDay gwid="gw1" />
  </Story>
);
