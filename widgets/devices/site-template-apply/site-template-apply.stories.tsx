import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { SiteTemplateApply } from './site-template-apply';
import { siteTemplateApplyContract } from './site-template-apply.contract';
import { siteTemplateApplyAnswers as answers } from './site-template-apply.fixture';

export default { title: 'devices / site-template-apply' };

export const Ordinary: LadleStory<PropsOf<typeof siteTemplateApplyContract>> = (props) => (
  <Story answers={answers}>
    <SiteTemplateApply template="s1" sites="behind" {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(siteTemplateApplyContract);

export const Nothing = () => (
  <Story answers={answers}>
    <SiteTemplateApply template="s1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/template/site/one': 500 }}>
    <SiteTemplateApply template="s1" sites="behind" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SiteTemplateApply template="s1" sites="behind" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SiteTemplateApply template="s1" sites="behind" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SiteTemplateApply template="s1" sites="behind" />
  </Story>
);
