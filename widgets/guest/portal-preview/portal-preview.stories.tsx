import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { PortalPreview } from './portal-preview';
import { portalPreviewContract } from './portal-preview.contract';
import { answers, nothing } from './portal-preview.fixture';

export default { title: 'guest / portal-preview' };

export const Ordinary: LadleStory<PropsOf<typeof portalPreviewContract>> = (props) => (
  <Story answers={answers}>
    <PortalPreview {...props} gwid="g1" template="tpl_1" />
  </Story>
);
Ordinary.argTypes = storyControls(portalPreviewContract);

export const Nothing = () => (
  <Story answers={nothing}>
    <PortalPreview gwid="g1" template="tpl_1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/portal/page/g1/tpl_1': 500 }}>
    <PortalPreview gwid="g1" template="tpl_1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <PortalPreview gwid="g1" template="tpl_1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <PortalPreview gwid="g1" template="tpl_1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <PortalPreview gwid="g1" template="tpl_1" />
  </Story>
);
