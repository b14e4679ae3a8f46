import { Story } from '../../../src/element/story';
import { speedupAnswers as answers } from '../shared/speedup/speedup.fixture';
import { SpeedupApply } from './speedup-apply';

export default { title: 'services / speedup-apply' };

export const Ordinary = () => (
  <Story answers={answers}>
    <SpeedupApply gid="s1" />
  </Story>
);

export const Nothing = () => (
  <Story
    answers={{
      ...answers,
      '/api/v3/speedup/groups': { list: [], total: 0, counts: { all: 0, running: 0, paused: 0, trouble: 0 } },
    }}
  >
    <SpeedupApply gid="s1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/speedup/groups': 500 }}>
    <SpeedupApply gid="s1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SpeedupApply gid="s1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SpeedupApply gid="s1" many />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SpeedupApply gid="s1" />
  </Story>
);
