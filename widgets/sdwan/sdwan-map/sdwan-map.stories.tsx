import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { SdwanMap } from './sdwan-map';
import { sdwanMapContract } from './sdwan-map.contract';
import { sampleMap } from './sdwan-map.fixture';

export default { title: 'sdwan / sdwan-map' };

const path = '/api/v3/sdwan/map/g1';
const answers = { [path]: sampleMap };

export const Ordinary: LadleStory<PropsOf<typeof sdwanMapContract>> = (props) => (
  <Story answers={answers}>
    <SdwanMap {...props} gwid="g1" type="1" manage />
  </Story>
);
Ordinary.argTypes = storyControls(sdwanMapContract);

export const Nothing = () => (
  <Story answers={{ [path]: { ...sampleMap, topology: null, network: null, places: [] } }}>
    <SdwanMap gwid="g1" type="1" />
  </Story>
);

export const OtherType = () => (
  <Story answers={{ [path]: { ...sampleMap, topology: 3, network: null, places: [] } }}>
    <SdwanMap gwid="g1" type="1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <SdwanMap gwid="g1" type="1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SdwanMap gwid="g1" type="1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SdwanMap gwid="g1" type="1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SdwanMap gwid="g1" type="1" />
  </Story>
);
