import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { securityAnswers, policyStory } from '../shared/security.fixture';
import { FirewallPolicy } from './firewall-policy';
import { firewallPolicyContract } from './firewall-policy.contract';

export default { title: 'security / firewall-policy' };

const answers = securityAnswers('firewall_plugin');
const none = { ...answers, '/api/v3/guard/policy': policyStory('firewall_plugin', '') };

export const Ordinary: LadleStory<PropsOf<typeof firewallPolicyContract>> = (props) => (
  <Story answers={answers}>
    <FirewallPolicy {...props} gwid="g1" />
  </Story>
);
Ordinary.argTypes = storyControls(firewallPolicyContract);

export const Nothing = () => (
  <Story answers={none}>
    <FirewallPolicy gwid="g1" />
  </Story>
);

export const Failing = () => (
  <Story>
    <FirewallPolicy gwid="g1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <FirewallPolicy gwid="g1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <FirewallPolicy gwid="g1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <FirewallPolicy gwid="g1" />
  </Story>
);
