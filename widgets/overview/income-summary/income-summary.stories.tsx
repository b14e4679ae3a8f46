import type { DataOf } from '../../../src/api';
import type { income } from '../../../src/api/contract/stats';
import { Story } from '../../../src/element/story';
import { IncomeSummary } from './income-summary';

export default { title: 'overview / income-summary' };

const path = '/api/v3/stats/income';
const data: DataOf<typeof income> = { yesterday_fen: 38642, before_fen: 37085, month_fen: 720415 };
const answers = { [path]: data };
const none = { [path]: { yesterday_fen: 0, before_fen: 0, month_fen: 0 } };

export const Ordinary = () => (
  <Story answers={answers} width={240}>
    <IncomeSummary />
  </Story>
);

export const Nothing = () => (
  <Story answers={none} width={240}>
    <IncomeSummary />
  </Story>
);

export const Failing = () => (
  <Story width={240}>
    <IncomeSummary />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={240}>
    <IncomeSummary />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark width={240}>
    <IncomeSummary />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={200}>
    <IncomeSummary />
  </Story>
);
