import { Story } from '../../../src/element/story';
import { speedupAnswers as answers } from '../shared/speedup/speedup.fixture';
import { SpeedupMembers } from './speedup-members';

export default { title: 'services / speedup-members' };

export const Ordinary = () => (
  <Story answers={answers}>
    <SpeedupMembers gid="s1" manage />
  </Story>
);

export const Nothing = () => (
  <Story
    answers={{
      ...answers,
      '/api/v3/speedup/members': { list: [], total: 0, counts: { all: 0, pending: 0, approved: 0, refused: 0 } },
    }}
  >
    <SpeedupMembers gid="s1" manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/speedup/members': 500 }}>
    <SpeedupMembers gid="s1" manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SpeedupMembers gid="s1" manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SpeedupMembers gid="s1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SpeedupMembers gid="s1" manage />
  </Story>
);
