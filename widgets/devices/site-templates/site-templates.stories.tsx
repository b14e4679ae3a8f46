import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { SiteTemplates } from './site-templates';
import { siteTemplatesContract } from './site-templates.contract';
import { siteTemplatesAnswers as answers } from './site-templates.fixture';

export default { title: 'devices / site-templates' };

export const Ordinary: LadleStory<PropsOf<typeof siteTemplatesContract>> = (props) => (
  <Story answers={answers}>
    <SiteTemplates manage {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(siteTemplatesContract);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/template/site/list': { list: [], total: 0 } }}>
    <SiteTemplates manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/template/site/list': 500 }}>
    <SiteTemplates manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SiteTemplates manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SiteTemplates manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SiteTemplates manage />
  </Story>
);
