import { Story } from '../../../src/element/story';
import { noTwinkleAnswers, twinkleAnswers as answers } from '../shared/star/star.fixture';
import { TwinkleStarBill } from './twinkle-star-bill';

export default { title: 'income / twinkle-star-bill' };

export const Ordinary = () => (
  <Story answers={answers}>
    <TwinkleStarBill manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={noTwinkleAnswers}>
    <TwinkleStarBill manage />
  </Story>
);

export const Failing = () => (
  <Story>
    <TwinkleStarBill manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TwinkleStarBill manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TwinkleStarBill manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <TwinkleStarBill manage />
  </Story>
);
