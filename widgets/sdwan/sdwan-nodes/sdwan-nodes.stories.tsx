import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { SdwanNodes } from './sdwan-nodes';
import { sdwanNodesContract } from './sdwan-nodes.contract';
import { noNodes, sdwanNodesAnswers as answers } from './sdwan-nodes.fixture';

export default { title: 'sdwan / sdwan-nodes' };

export const Ordinary: LadleStory<PropsOf<typeof sdwanNodesContract>> = (props) => (
  <Story answers={answers}>
    <SdwanNodes {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(sdwanNodesContract);

export const Nothing = () => (
  <Story answers={noNodes}>
    <SdwanNodes manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/sdwan/nodes': 500 }}>
    <SdwanNodes />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SdwanNodes />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SdwanNodes manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SdwanNodes manage />
  </Story>
);
