import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { securityAnswers, policyStory } from '../shared/security.fixture';
import { HoneypotPolicy } from './honeypot-policy';
import { honeypotPolicyContract } from './honeypot-policy.contract';

export default { title: 'security / honeypot-policy' };

const answers = securityAnswers('honeypot');
const none = { ...answers, '/api/v3/guard/policy': policyStory('honeypot', '') };

export const Ordinary: LadleStory<PropsOf<typeof honeypotPolicyContract>> = (props) => (
  <Story answers={answers}>
    <HoneypotPolicy {...props} gwid="g1" />
  </Story>
);
Ordinary.argTypes = storyControls(honeypotPolicyContract);

export const Nothing = () => (
  <Story answers={none}>
    <HoneypotPolicy gwid="g1" />
  </Story>
);

export const Failing = () => (
  <Story>
    <HoneypotPolicy gwid="g1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <HoneypotPolicy gwid="g1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <HoneypotPolicy gwid="g1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <HoneypotPolicy gwid="g1" />
  </Story>
);
