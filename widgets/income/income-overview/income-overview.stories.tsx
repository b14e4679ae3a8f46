import { Story } from '../../../src/element/story';
import { IncomeOverview } from './income-overview';
import { incomeAnswers as answers, noIncomeAnswers } from './income-overview.fixture';

export default { title: 'income / income-overview' };

export const Ordinary = () => (
  <Story answers={answers}>
    <IncomeOverview />
  </Story>
);

export const Nothing = () => (
  <Story answers={noIncomeAnswers}>
    <IncomeOverview />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/income/summary': 500, '/api/v3/income/gateways': 500 }}>
    <IncomeOverview />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <IncomeOverview />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <IncomeOverview />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <IncomeOverview />
  </Story>
);
