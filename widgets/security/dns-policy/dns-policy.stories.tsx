import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { securityAnswers, policyStory } from '../shared/security.fixture';
import { DnsPolicy } from './dns-policy';
import { dnsPolicyContract } from './dns-policy.contract';

export default { title: 'security / dns-policy' };

const answers = securityAnswers('domain_parsing');
const none = { ...answers, '/api/v3/guard/policy': policyStory('domain_parsing', '') };

export const Ordinary: LadleStory<PropsOf<typeof dnsPolicyContract>> = (props) => (
  <Story answers={answers}>
    <DnsPolicy {...props} gwid="g1" />
  </Story>
);
Ordinary.argTypes = storyControls(dnsPolicyContract);

export const Nothing = () => (
  <Story answers={none}>
    <DnsPolicy gwid="g1" />
  </Story>
);

export const Failing = () => (
  <Story>
    <DnsPolicy gwid="g1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <DnsPolicy gwid="g1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <DnsPolicy gwid="g1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <DnsPolicy gwid="g1" />
  </Story>
);
