import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { ApBatchEditor } from './ap-batch-editor';
import { apBatchEditorContract } from './ap-batch-editor.contract';

export default { title: 'devices / ap-batch-editor' };

const path = '/api/v3/job/preview';
const answers = {
  [path]: { total: 1284, offline: 3, names: ['大堂', '餐厅', '重庆两江新区国际会展中心南侧地下商业街三期招商办公室'] },
};

export const Ordinary: LadleStory<PropsOf<typeof apBatchEditorContract>> = (props) => (
  <Story answers={answers}>
    <ApBatchEditor {...props} devices="a1,a2,a3" />
  </Story>
);
Ordinary.argTypes = storyControls(apBatchEditorContract);

export const Matching = () => (
  <Story answers={answers}>
    <ApBatchEditor filter="status=online&q=大堂" />
  </Story>
);

export const Nothing = () => (
  <Story>
    <ApBatchEditor />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <ApBatchEditor devices="a1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ApBatchEditor devices="a1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ApBatchEditor devices="a1,a2,a3" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ApBatchEditor devices="a1,a2,a3" />
  </Story>
);
