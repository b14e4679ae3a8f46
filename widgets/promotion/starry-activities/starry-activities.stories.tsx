import { Story } from '../../../src/element/story';
import { StarryActivities } from './starry-activities';

export default { title: 'promotion / starry-activities' };

const answers = { '/api/v3/promotion/lead': null };
const failing = { '/api/v3/promotion/lead': 500 };

export const Ordinary = () => (
  <Story answers={answers}>
    <StarryActivities agent="NP8K2" />
  </Story>
);

export const Failing = () => (
  <Story answers={failing}>
    <StarryActivities agent="NP8K2" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <StarryActivities agent="NP8K2" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <StarryActivities agent="NP8K2" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <StarryActivities agent="NP8K2" />
  </Story>
);
