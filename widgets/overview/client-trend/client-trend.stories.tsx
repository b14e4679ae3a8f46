import type { DataOf } from '../../../src/api';
import type { clientNum } from '../../../src/api/contract/stats';
import { Story } from '../../../src/element/story';
import { ClientTrend } from './client-trend';

export default { title: 'overview / client-trend' };

const path = '/api/v3/user_stat/client_num';
const data: DataOf<typeof clientNum> = Array.from({ length: 30 }, (_, i) => {
  const online_number = Math.round(8500 + 1800 * Math.sin(i * 0.9));
  const new_user_number = Math.round(online_number * 0.18);
  const date = new Date(Date.UTC(2026, 9, 21 + i)).toISOString().slice(0, 10);
  return { date, online_number, new_user_number, old_user_number: online_number - new_user_number };
});
const answers = { [path]: data };
const none = { [path]: [] };

export const Ordinary = () => (
  <Story answers={answers}>
    <ClientTrend />
  </Story>
);

export const Nothing = () => (
  <Story answers={none}>
    <ClientTrend />
  </Story>
);

export const Failing = () => (
  <Story>
    <ClientTrend />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ClientTrend />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ClientTrend />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <ClientTrend />
  </Story>
);
