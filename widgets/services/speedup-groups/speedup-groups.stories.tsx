import { Story } from '../../../src/element/story';
import { speedupAnswers as answers } from '../shared/speedup/speedup.fixture';
import { SpeedupGroups } from './speedup-groups';

export default { title: 'services / speedup-groups' };

export const Ordinary = () => (
  <Story answers={answers}>
    <SpeedupGroups manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/speedup/gateways': { list: [], total: 0, unbound: 0 } }}>
    <SpeedupGroups manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/speedup/groups': 500 }}>
    <SpeedupGroups manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SpeedupGroups manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SpeedupGroups manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SpeedupGroups manage />
  </Story>
);
