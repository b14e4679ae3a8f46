import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { securityAnswers } from '../shared/security.fixture';
import { GuardLog } from './guard-log';
import { guardLogContract } from './guard-log.contract';

export default { title: 'security / guard-log' };

const answers = securityAnswers('domain_parsing');
const none = { ...answers, '/api/v3/guard/events': { list: [], total: 0, times: 0 } };

export const Ordinary: LadleStory<PropsOf<typeof guardLogContract>> = (props) => (
  <Story answers={answers}>
    <GuardLog gwid="g1" manage {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(guardLogContract);

export const Nothing = () => (
  <Story answers={none}>
    <GuardLog gwid="g1" manage />
  </Story>
);

export const Failing = () => (
  <Story>
    <GuardLog gwid="g1" manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <GuardLog gwid="g1" manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <GuardLog gwid="g1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <GuardLog gwid="g1" manage />
  </Story>
);
