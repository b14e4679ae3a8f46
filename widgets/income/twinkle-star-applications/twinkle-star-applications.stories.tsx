import { Story } from '../../../src/element/story';
import { noTwinkleAnswers, twinkleAnswers as answers } from '../shared/star/star.fixture';
import { TwinkleStarApplications } from './twinkle-star-applications';

export default { title: 'income / twinkle-star-applications' };

export const Ordinary = () => (
  <Story answers={answers}>
    <TwinkleStarApplications manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={noTwinkleAnswers}>
    <TwinkleStarApplications manage />
  </Story>
);

export const Failing = () => (
  <Story>
    <TwinkleStarApplications manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TwinkleStarApplications manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TwinkleStarApplications manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <TwinkleStarApplications manage />
  </Story>
);
