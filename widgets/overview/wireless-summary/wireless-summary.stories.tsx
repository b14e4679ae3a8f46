import type { DataOf } from '../../../src/api';
import type { apComplex } from '../../../src/api/contract/stats';
import { Story } from '../../../src/element/story';
import { WirelessSummary } from './wireless-summary';

export default { title: 'overview / wireless-summary' };

const path = '/api/v3/user_stat/ap_complex';
const TB = 1024 ** 4;
const data: DataOf<typeof apComplex> = {
  ap_flow: {
    online: 2380,
    online_5g: 1962,
    download: 1.24 * 1024 ** 3,
    upload: 286.5 * 1024 ** 2,
    week_flow: 13.8 * TB,
  },
};
const week = [1.6, 1.7, 1.6, 1.8, 2.4, 2.7, 1.9].map((bytes, i) => ({ date: `2026-11-${13 + i}`, bytes: bytes * TB }));
const answers = { [path]: data, '/api/v3/stats/wireless_week': week };
const none = {
  [path]: { ap_flow: { online: 0, online_5g: 0, download: 0, upload: 0, week_flow: 0 } },
  '/api/v3/stats/wireless_week': [],
};

export const Ordinary = () => (
  <Story answers={answers} width={420}>
    <WirelessSummary />
  </Story>
);

export const Nothing = () => (
  <Story answers={none} width={420}>
    <WirelessSummary />
  </Story>
);

export const Failing = () => (
  <Story width={420}>
    <WirelessSummary />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={420}>
    <WirelessSummary />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark width={420}>
    <WirelessSummary />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <WirelessSummary />
  </Story>
);
