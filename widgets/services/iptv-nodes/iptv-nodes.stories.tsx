import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { IptvNodes } from './iptv-nodes';
import { iptvNodesContract } from './iptv-nodes.contract';
import { iptvNodesAnswers as answers } from './iptv-nodes.fixture';

export default { title: 'services / iptv-nodes' };

const path = '/api/v3/iptv/nodes';

export const Ordinary: LadleStory<PropsOf<typeof iptvNodesContract>> = (props) => (
  <Story answers={answers}>
    <IptvNodes manage {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(iptvNodesContract);

export const Nothing = () => (
  <Story answers={{ ...answers, [path]: { list: [], total: 0 } }}>
    <IptvNodes manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <IptvNodes />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <IptvNodes />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <IptvNodes manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <IptvNodes />
  </Story>
);
