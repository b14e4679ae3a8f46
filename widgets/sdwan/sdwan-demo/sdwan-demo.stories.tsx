import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { sampleNetwork } from '../shared/sdwan.fixture';
import { SdwanDemo } from './sdwan-demo';
import { sdwanDemoContract } from './sdwan-demo.contract';

export default { title: 'sdwan / sdwan-demo' };

const path = '/api/v3/sdwan/demo';
const answers = { [path]: sampleNetwork };

export const Ordinary: LadleStory<PropsOf<typeof sdwanDemoContract>> = (props) => (
  <Story answers={answers}>
    <SdwanDemo {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(sdwanDemoContract);

export const Nothing = () => (
  <Story answers={{ [path]: { ...sampleNetwork, members: 0, member_list: [], link_list: [] } }}>
    <SdwanDemo />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <SdwanDemo />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SdwanDemo />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SdwanDemo />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SdwanDemo />
  </Story>
);
