import { Story } from '../../../src/element/story';
import { UserCounts } from './user-counts';

export default { title: 'overview / user-counts' };

/** The parts of both answers that this widget reads. */
const answers = {
  '/api/v3/user_stat/complex': {
    current_auth: 1284,
    current_online: 3472,
    today_auth_amount: 5930,
    today_online_amount: 8604,
  },
  '/api/v3/stats/today': [1800, 1600, 1550, 1850, 2600, 3150, 3470, 3300, 3472].map((online, i) => ({
    at: `2026-11-20T0${i}:00:00Z`,
    online,
    auth: Math.round(online / 3),
  })),
};
const none = {
  '/api/v3/user_stat/complex': { current_auth: 0, current_online: 0, today_auth_amount: 0, today_online_amount: 0 },
  '/api/v3/stats/today': [],
};

export const Ordinary = () => (
  <Story answers={answers} width={480}>
    <UserCounts />
  </Story>
);

export const Nothing = () => (
  <Story answers={none} width={480}>
    <UserCounts />
  </Story>
);

export const Failing = () => (
  <Story width={480}>
    <UserCounts />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={480}>
    <UserCounts />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark width={480}>
    <UserCounts />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <UserCounts />
  </Story>
);
