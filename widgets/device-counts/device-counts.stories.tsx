import type { DataOf } from '../../src/api';
import type { complex } from '../../src/api/contract/stats';
import { Story } from '../../src/element/story';
import { DeviceCounts } from './device-counts';

export default { title: 'widgets / device-counts' };

/** An account with some hundred devices. */
export const summary: DataOf<typeof complex> = {
  router_number: 132,
  router_online_number: 126,
  ap_number: 431,
  ap_online_number: 418,
  switch_number: 58,
  switch_online_number: 57,
  current_auth: 1284,
  current_online: 3472,
  today_auth_amount: 5930,
  today_online_amount: 8604,
  alarm_level_amount: { FATAL: 3, MIDDLE: 17, GENERAL: 42 },
  alarm_messages: [],
  cumulative_flow: { total: 0, items: [] },
  income: 386.42,
};

const path = '/api/v3/user_stat/complex';

export const Ordinary = () => (
  <Story answers={{ [path]: summary }}>
    <DeviceCounts />
  </Story>
);

export const NothingYet = () => (
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
