import { Story } from '../../../src/element/story';
import { speedupAnswers as answers } from '../shared/speedup/speedup.fixture';
import { SpeedupMember } from './speedup-member';

export default { title: 'services / speedup-member' };

export const Ordinary = () => (
  <Story answers={answers}>
    <SpeedupMember sign="m2" manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/speedup/member/m2': 500 }}>
    <SpeedupMember sign="m2" manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SpeedupMember sign="m2" manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SpeedupMember sign="m2" manage type="use" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SpeedupMember sign="m2" manage />
  </Story>
);
