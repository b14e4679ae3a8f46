import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { WifiShares } from './wifi-shares';
import { wifiSharesContract } from './wifi-shares.contract';
import { noShares, wifiSharesAnswers as answers } from './wifi-shares.fixture';

export default { title: 'guest / wifi-shares' };

export const Ordinary: LadleStory<PropsOf<typeof wifiSharesContract>> = (props) => (
  <Story answers={answers}>
    <WifiShares gwid="g1" {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(wifiSharesContract);

export const Nothing = () => (
  <Story answers={noShares}>
    <WifiShares gwid="g1" manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/wifi/shares': 500 }}>
    <WifiShares gwid="g1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <WifiShares gwid="g1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <WifiShares gwid="g1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <WifiShares gwid="g1" manage />
  </Story>
);
