import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { WifiPeople } from './wifi-people';
import { wifiPeopleContract } from './wifi-people.contract';
import { noPeople, wifiPeopleAnswers as answers, wifiPeoplePath } from './wifi-people.fixture';

export default { title: 'devices / wifi-people' };

export const Ordinary: LadleStory<PropsOf<typeof wifiPeopleContract>> = (props) => (
  <Story answers={answers}>
    <WifiPeople {...props} template="t1" manage />
  </Story>
);
Ordinary.argTypes = storyControls(wifiPeopleContract);

export const Nothing = () => (
  <Story answers={noPeople}>
    <WifiPeople template="t1" manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [wifiPeoplePath]: 500 }}>
    <WifiPeople template="t1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <WifiPeople template="t1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <WifiPeople template="t1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <WifiPeople template="t1" manage />
  </Story>
);
