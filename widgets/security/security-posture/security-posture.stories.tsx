import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { securityAnswers } from '../shared/security.fixture';
import { SecurityPosture } from './security-posture';
import { securityPostureContract } from './security-posture.contract';

export default { title: 'security / security-posture' };

const answers = securityAnswers('domain_parsing');
const none = {
  ...answers,
  '/api/v3/guard/posture': { score: 0, gateways: 0, checked_at: '2026-11-20T06:06:00Z', items: [] },
};

export const Ordinary: LadleStory<PropsOf<typeof securityPostureContract>> = (props) => (
  <Story answers={answers}>
    <SecurityPosture {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(securityPostureContract);

export const Nothing = () => (
  <Story answers={none}>
    <SecurityPosture />
  </Story>
);

export const Failing = () => (
  <Story>
    <SecurityPosture />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SecurityPosture />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SecurityPosture />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SecurityPosture />
  </Story>
);
