import { Story } from '../../../src/element/story';
import { Star } from './star';
import { noStarAnswers, starAnswers as answers } from './star.fixture';

export default { title: 'income / star' };

export const Ordinary = () => (
  <Story answers={answers}>
    <Star />
  </Story>
);

export const Nothing = () => (
  <Story answers={noStarAnswers}>
    <Star />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/income/details': 500, '/api/v3/income/summary': 500 }}>
    <Star />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <Star />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <Star />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <Star />
  </Story>
);
