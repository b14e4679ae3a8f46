import { Story } from '../../../src/element/story';
import { speedupAnswers as answers } from '../shared/speedup/speedup.fixture';
import { SpeedupDetail } from './speedup-detail';

export default { title: 'services / speedup-detail' };

export const Ordinary = () => (
  <Story answers={answers}>
    <SpeedupDetail gid="s1" manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/speedup/effects': { list: [], total: 0 } }}>
    <SpeedupDetail gid="s1" manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/speedup/group/s1': 500 }}>
    <SpeedupDetail gid="s1" manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SpeedupDetail gid="s1" manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SpeedupDetail gid="s1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SpeedupDetail gid="s1" manage />
  </Story>
);
