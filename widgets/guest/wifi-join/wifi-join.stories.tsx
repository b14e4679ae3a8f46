import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { WifiJoin } from './wifi-join';
import { wifiJoinContract } from './wifi-join.contract';
import { noNetworks, wifiJoinAnswers as answers } from './wifi-join.fixture';

export default { title: 'guest / wifi-join' };

const link = { gwid: 'g1', shareKey: 'k1' };

export const Ordinary: LadleStory<PropsOf<typeof wifiJoinContract>> = (props) => (
  <Story answers={answers}>
    <WifiJoin {...link} {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(wifiJoinContract);

export const Nothing = () => (
  <Story answers={noNetworks}>
    <WifiJoin {...link} />
  </Story>
);

export const Gone = () => (
  <Story answers={{ '/api/v3/wifi/join': 404 }}>
    <WifiJoin {...link} />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/wifi/join': 500 }}>
    <WifiJoin {...link} />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <WifiJoin {...link} />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <WifiJoin {...link} />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <WifiJoin {...link} />
  </Story>
);
