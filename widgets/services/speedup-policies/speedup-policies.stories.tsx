import { Story } from '../../../src/element/story';
import { speedupAnswers as answers } from '../shared/speedup/speedup.fixture';
import { SpeedupPolicies } from './speedup-policies';

export default { title: 'services / speedup-policies' };

export const Ordinary = () => (
  <Story answers={answers}>
    <SpeedupPolicies gid="s1" manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/speedup/policies': { list: [], total: 0 } }}>
    <SpeedupPolicies gid="s1" manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/speedup/group/s1': 500 }}>
    <SpeedupPolicies gid="s1" manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SpeedupPolicies gid="s1" manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SpeedupPolicies gid="s1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SpeedupPolicies gid="s1" manage />
  </Story>
);
