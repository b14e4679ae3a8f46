import { Story } from '../../../src/element/story';
import { noTwinkleAnswers, twinkleAnswers as answers } from '../shared/star/star.fixture';
import { TwinkleStarAgreement } from './twinkle-star-agreement';

export default { title: 'income / twinkle-star-agreement' };

export const Ordinary = () => (
  <Story answers={answers}>
    <TwinkleStarAgreement manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={noTwinkleAnswers}>
    <TwinkleStarAgreement manage />
  </Story>
);

export const Failing = () => (
  <Story>
    <TwinkleStarAgreement manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TwinkleStarAgreement manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TwinkleStarAgreement manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <TwinkleStarAgreement manage />
  </Story>
);
