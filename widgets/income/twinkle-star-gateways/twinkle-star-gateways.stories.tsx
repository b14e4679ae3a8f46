import { Story } from '../../../src/element/story';
import { noTwinkleAnswers, twinkleAnswers as answers } from '../shared/star/star.fixture';
import { TwinkleStarGateways } from './twinkle-star-gateways';

export default { title: 'income / twinkle-star-gateways' };

export const Ordinary = () => (
  <Story answers={answers}>
    <TwinkleStarGateways manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={noTwinkleAnswers}>
    <TwinkleStarGateways manage />
  </Story>
);

export const Failing = () => (
  <Story>
    <TwinkleStarGateways manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TwinkleStarGateways manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TwinkleStarGateways manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <TwinkleStarGateways manage />
  </Story>
);
