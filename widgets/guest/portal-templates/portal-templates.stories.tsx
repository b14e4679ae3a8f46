import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { PortalTemplates } from './portal-templates';
import { portalTemplatesContract } from './portal-templates.contract';
import { answers, nothing } from './portal-templates.fixture';

export default { title: 'guest / portal-templates' };

export const Ordinary: LadleStory<PropsOf<typeof portalTemplatesContract>> = (props) => (
  <Story answers={answers}>
    <PortalTemplates {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(portalTemplatesContract);

export const Nothing = () => (
  <Story answers={nothing}>
    <PortalTemplates />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/portal/templates': 500 }}>
    <PortalTemplates />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <PortalTemplates />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <PortalTemplates />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <PortalTemplates />
  </Story>
);
