import { Story } from '../../../src/element/story';
import { DeviceCounts } from './device-counts';
import { summary } from './device-counts.fixture';

export default { title: 'overview / device-counts' };

const path = '/api/v3/user_stat/complex';

export const Ordinary = () => (
  <Story answers={{ [path]: summary }}>
    <DeviceCounts />
  </Story>
);

export const Nothing = () => (
  <Story
    answers={{ [path]: { ...summary, router_number: 0, router_online_number: 0, ap_number: 0, ap_online_number: 0 } }}
  >
    <DeviceCounts />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <DeviceCounts />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <DeviceCounts />
  </Story>
);

export const Dark = () => (
  <Story answers={{ [path]: summary }} dark>
    <DeviceCounts />
  </Story>
);

export const Narrow = () => (
  <Story answers={{ [path]: summary }} width={320}>
    <DeviceCounts />
  </Story>
);
