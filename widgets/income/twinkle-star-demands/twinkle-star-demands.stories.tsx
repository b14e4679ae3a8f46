import { Story } from '../../../src/element/story';
import { noTwinkleAnswers, twinkleAnswers as answers } from '../shared/star/star.fixture';
import { TwinkleStarDemands } from './twinkle-star-demands';

export default { title: 'income / twinkle-star-demands' };

export const Ordinary = () => (
  <Story answers={answers}>
    <TwinkleStarDemands />
  </Story>
);

export const Nothing = () => (
  <Story answers={noTwinkleAnswers}>
    <TwinkleStarDemands />
  </Story>
);

export const Failing = () => (
  <Story>
    <TwinkleStarDemands />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TwinkleStarDemands />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TwinkleStarDemands />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <TwinkleStarDemands />
  </Story>
);
