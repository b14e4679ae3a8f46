import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { PortalEditor } from './portal-editor';
import { portalEditorContract } from './portal-editor.contract';
import { portalAnswers } from './portal-editor.fixture';

export default { title: 'guest / portal-editor' };

export const Ordinary: LadleStory<PropsOf<typeof portalEditorContract>> = (props) => (
  <Story answers={portalAnswers}>
    <PortalEditor {...props} template="tpl_1" />
  </Story>
);
Ordinary.argTypes = storyControls(portalEditorContract);

export const New = () => (
  <Story answers={portalAnswers}>
    <PortalEditor preset="cafe" />
  </Story>
);

export const Nothing = () => (
  <Story answers={portalAnswers}>
    <PortalEditor preset="unknown" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...portalAnswers, '/api/v3/portal/template/tpl_1': 500 }}>
    <PortalEditor template="tpl_1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <PortalEditor template="tpl_1" />
  </Story>
);

export const Dark = () => (
  <Story answers={portalAnswers} dark>
    <PortalEditor template="tpl_1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={portalAnswers} width={360}>
    <PortalEditor template="tpl_1" />
  </Story>
);
