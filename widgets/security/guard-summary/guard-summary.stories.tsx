import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { securityAnswers } from '../shared/security.fixture';
import { GuardSummary } from './guard-summary';
import { guardSummaryContract } from './guard-summary.contract';

export default { title: 'security / guard-summary' };

const answers = securityAnswers('domain_parsing');
const nothing = { ...answers['/api/v3/guard/summary'], total: 0, classes: [], sources: [], gateways: [] };
const none = { ...answers, '/api/v3/guard/summary': nothing };

export const Ordinary: LadleStory<PropsOf<typeof guardSummaryContract>> = (props) => (
  <Story answers={answers}>
    <GuardSummary {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(guardSummaryContract);

export const Nothing = () => (
  <Story answers={none}>
    <GuardSummary />
  </Story>
);

export const Failing = () => (
  <Story>
    <GuardSummary />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <GuardSummary />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <GuardSummary />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <GuardSummary />
  </Story>
);
