import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import {
  draftedAnswers,
  keptAnswers,
  refusedAnswers,
  stagedDevice,
  stagedFailures,
} from '../../../src/ui/staged/staged.fixture';
import { DeviceConfig } from './device-config';
import { deviceConfigContract } from './device-config.contract';

export default { title: 'devices / device-config' };

export const Ordinary: LadleStory<PropsOf<typeof deviceConfigContract>> = (props) => (
  <Story answers={keptAnswers}>
    <DeviceConfig {...props} device={stagedDevice} />
  </Story>
);
Ordinary.argTypes = storyControls(deviceConfigContract);

export const Drafted = () => (
  <Story answers={draftedAnswers}>
    <DeviceConfig device={stagedDevice} />
  </Story>
);

export const Refused = () => (
  <Story answers={refusedAnswers}>
    <DeviceConfig device={stagedDevice} />
  </Story>
);

export const Nothing = () => (
  <Story answers={keptAnswers}>
    <DeviceConfig device={stagedDevice} section="port_mapping" />
  </Story>
);

export const Failing = () => (
  <Story answers={stagedFailures}>
    <DeviceConfig device={stagedDevice} />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <DeviceConfig device={stagedDevice} />
  </Story>
);

export const Dark = () => (
  <Story answers={draftedAnswers} dark>
    <DeviceConfig device={stagedDevice} />
  </Story>
);

export const Narrow = () => (
  <Story answers={draftedAnswers} width={360}>
    <DeviceConfig device={stagedDevice} />
  </Story>
);
