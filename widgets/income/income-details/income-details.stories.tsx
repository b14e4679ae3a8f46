import { Story } from '../../../src/element/story';
import { IncomeDetails } from './income-details';
import { detailAnswers as answers, noDetailAnswers } from './income-details.fixture';

export default { title: 'income / income-details' };

export const Ordinary = () => (
  <Story answers={answers}>
    <IncomeDetails />
  </Story>
);

export const Nothing = () => (
  <Story answers={noDetailAnswers}>
    <IncomeDetails />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/income/details': 500, '/api/v3/income/method': 500 }}>
    <IncomeDetails />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <IncomeDetails />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <IncomeDetails />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <IncomeDetails />
  </Story>
);
