import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { ApTemplates } from './ap-templates';
import { apTemplatesContract } from './ap-templates.contract';
import { apTemplatesAnswers as answers, radioAnswers } from './ap-templates.fixture';

export default { title: 'devices / ap-templates' };

export const Ordinary: LadleStory<PropsOf<typeof apTemplatesContract>> = (props) => (
  <Story answers={answers}>
    <ApTemplates {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(apTemplatesContract);

export const Radios = () => (
  <Story answers={radioAnswers}>
    <ApTemplates kind="radio" manage />
  </Story>
);

export const Nothing = () => (
  <Story
    answers={{
      ...answers,
      '/api/v3/template/ap/list': { list: [], total: 0 },
      '/api/v3/template/ap/drift': { aps: 0, compared_at: null, sites: [], more: 0 },
    }}
  >
    <ApTemplates manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/template/ap/list': 500, '/api/v3/template/ap/drift': 500 }}>
    <ApTemplates />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ApTemplates />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ApTemplates manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ApTemplates manage />
  </Story>
);
