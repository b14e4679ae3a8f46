import { Story } from '../../../src/element/story';
import { noTwinkleAnswers, twinkleAnswers as answers } from '../shared/star/star.fixture';
import { TwinkleStar } from './twinkle-star';

export default { title: 'income / twinkle-star' };

export const Ordinary = () => (
  <Story answers={answers}>
    <TwinkleStar />
  </Story>
);

export const Nothing = () => (
  <Story answers={noTwinkleAnswers}>
    <TwinkleStar />
  </Story>
);

export const Failing = () => (
  <Story>
    <TwinkleStar />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TwinkleStar />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TwinkleStar />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <TwinkleStar />
  </Story>
);
