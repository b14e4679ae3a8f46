import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { securityAnswers } from '../shared/security.fixture';
import { GuardGateways } from './guard-gateways';
import { guardGatewaysContract } from './guard-gateways.contract';

export default { title: 'security / guard-gateways' };

const answers = securityAnswers('domain_parsing');
const none = {
  ...answers,
  '/api/v3/guard/gateways': { list: [], total: 0, counts: { all: 0, on: 0, off: 0, expired: 0, none: 12 } },
};

export const Ordinary: LadleStory<PropsOf<typeof guardGatewaysContract>> = (props) => (
  <Story answers={answers}>
    <GuardGateways manage {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(guardGatewaysContract);

export const Nothing = () => (
  <Story answers={none}>
    <GuardGateways />
  </Story>
);

export const Failing = () => (
  <Story>
    <GuardGateways />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <GuardGateways />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <GuardGateways />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <GuardGateways />
  </Story>
);
