import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { ApTemplateEditor } from './ap-template-editor';
import { apTemplateEditorContract } from './ap-template-editor.contract';
import { apTemplateEditorAnswers as answers, radioEditorAnswers } from './ap-template-editor.fixture';

export default { title: 'devices / ap-template-editor' };

export const Ordinary: LadleStory<PropsOf<typeof apTemplateEditorContract>> = (props) => (
  <Story answers={answers}>
    <ApTemplateEditor template="t1" {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(apTemplateEditorContract);

export const New = () => (
  <Story answers={answers}>
    <ApTemplateEditor />
  </Story>
);

export const Radios = () => (
  <Story answers={radioEditorAnswers}>
    <ApTemplateEditor kind="radio" template="t1" />
  </Story>
);

export const Missing = () => (
  <Story answers={{ ...answers, '/api/v3/template/ap/one': 404 }}>
    <ApTemplateEditor template="t1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/template/ap/one': 500 }}>
    <ApTemplateEditor template="t1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ApTemplateEditor template="t1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ApTemplateEditor template="t1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ApTemplateEditor template="t1" />
  </Story>
);
