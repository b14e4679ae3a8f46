import { Story } from '../../../src/element/story';
import { speedupAnswers as answers } from '../shared/speedup/speedup.fixture';
import { SpeedupManage } from './speedup-manage';

export default { title: 'services / speedup-manage' };

export const Ordinary = () => (
  <Story answers={answers}>
    <SpeedupManage gid="s1" manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/speedup/lines': { list: [], total: 0 } }}>
    <SpeedupManage gid="s1" manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/speedup/group/s1': 500 }}>
    <SpeedupManage gid="s1" manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SpeedupManage gid="s1" manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SpeedupManage gid="s1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SpeedupManage gid="s1" manage />
  </Story>
);
