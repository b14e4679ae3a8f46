import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { SiteTemplateEditor } from './site-template-editor';
import { siteTemplateEditorContract } from './site-template-editor.contract';
import { siteTemplateEditorAnswers as answers } from './site-template-editor.fixture';

export default { title: 'devices / site-template-editor' };

export const Ordinary: LadleStory<PropsOf<typeof siteTemplateEditorContract>> = (props) => (
  <Story answers={answers}>
    <SiteTemplateEditor template="s1" {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(siteTemplateEditorContract);

export const New = () => (
  <Story answers={answers}>
    <SiteTemplateEditor />
  </Story>
);

export const FromGateway = () => (
  <Story answers={answers}>
    <SiteTemplateEditor from="g1" />
  </Story>
);

export const Missing = () => (
  <Story answers={{ ...answers, '/api/v3/template/site/one': 404 }}>
    <SiteTemplateEditor template="s1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/template/site/one': 500 }}>
    <SiteTemplateEditor template="s1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SiteTemplateEditor template="s1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SiteTemplateEditor template="s1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SiteTemplateEditor template="s1" />
  </Story>
);
