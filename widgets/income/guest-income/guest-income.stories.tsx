import { Story } from '../../../src/element/story';
import { GuestIncome } from './guest-income';
import { methodAnswers as answers, noMethodAnswers } from './guest-income.fixture';

export default { title: 'income / guest-income' };

export const Ordinary = () => (
  <Story answers={answers}>
    <GuestIncome manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={noMethodAnswers}>
    <GuestIncome manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/income/method': 500, '/api/v3/income/method/gateways': 500 }}>
    <GuestIncome manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <GuestIncome manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <GuestIncome manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <GuestIncome manage />
  </Story>
);
