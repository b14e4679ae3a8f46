import { Story } from '../../../src/element/story';
import { noTwinkleAnswers, twinkleAnswers as answers } from '../shared/star/star.fixture';
import { TwinkleStarApply } from './twinkle-star-apply';

export default { title: 'income / twinkle-star-apply' };

export const Ordinary = () => (
  <Story answers={answers}>
    <TwinkleStarApply manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={noTwinkleAnswers}>
    <TwinkleStarApply manage />
  </Story>
);

export const Failing = () => (
  <Story>
    <TwinkleStarApply manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TwinkleStarApply manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TwinkleStarApply manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <TwinkleStarApply manage />
  </Story>
);
