import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { securityAnswers } from '../shared/security.fixture';
import { DomainList } from './domain-list';
import { domainListContract } from './domain-list.contract';

export default { title: 'security / domain-list' };

const answers = securityAnswers('domain_parsing');
const none = { ...answers, '/api/v3/guard/domain/list': { list: [], total: 0, used: 0, most: 500 } };

export const Ordinary: LadleStory<PropsOf<typeof domainListContract>> = (props) => (
  <Story answers={answers}>
    <DomainList {...props} gwid="g1" />
  </Story>
);
Ordinary.argTypes = storyControls(domainListContract);

export const Nothing = () => (
  <Story answers={none}>
    <DomainList gwid="g1" />
  </Story>
);

export const Failing = () => (
  <Story>
    <DomainList gwid="g1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <DomainList gwid="g1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <DomainList gwid="g1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <DomainList gwid="g1" />
  </Story>
);
