import type { Story as LadleStory } from '@ladle/react';
import type { DataOf } from '../../../src/api';
import type { securityOverview } from '../../../src/api/contract/security';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { Security } from './security';
import { securityContract } from './security.contract';

export default { title: 'account / security' };

const overview: DataOf<typeof securityOverview> = {
  password_changed_at: '2026-08-01T02:00:00Z',
  mobile: '138****2046',
  two_step: true,
  recovery_left: 8,
  real_name: { stage: 3, name: '林*', id_card: '110***********0000', reason: '身份证号校验位不正确' },
};

const answers = { '/api/v3/security/overview': overview };

export const Ordinary: LadleStory<PropsOf<typeof securityContract>> = (props) => (
  <Story answers={answers}>
    <Security {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(securityContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/security/overview': 500 }}>
    <Security />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <Security />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <Security />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <Security />
  </Story>
);
