import type { DataOf } from '../../../src/api';
import type { complex } from '../../../src/api/contract/stats';
import { Story } from '../../../src/element/story';
import { FlowCategories } from './flow-categories';

export default { title: 'overview / flow-categories' };

const path = '/api/v3/user_stat/complex';
const TB = 1024 ** 4;
const cumulative_flow: DataOf<typeof complex>['cumulative_flow'] = {
  total: 1902 * TB,
  items: Object.entries({
    Video: 631.8,
    HTTP: 417.2,
    Download: 286.9,
    Others: 47.9,
    IM: 190.4,
    Game: 137.5,
    Unknown: 16.2,
  }).map(([name, value]) => ({ name, value: value * TB })),
};
const answers = { [path]: { cumulative_flow } };
const none = { [path]: { cumulative_flow: { total: 0, items: [] } } };

export const Ordinary = () => (
  <Story answers={answers} width={400}>
    <FlowCategories />
  </Story>
);

export const Nothing = () => (
  <Story answers={none} width={400}>
    <FlowCategories />
  </Story>
);

export const Failing = () => (
  <Story width={400}>
    <FlowCategories />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={400}>
    <FlowCategories />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark width={400}>
    <FlowCategories />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <FlowCategories />
  </Story>
);
