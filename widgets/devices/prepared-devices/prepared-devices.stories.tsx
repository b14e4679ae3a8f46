import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { PreparedDevices } from './prepared-devices';
import { preparedDevicesContract } from './prepared-devices.contract';
import { preparedDevicesAnswers as answers } from './prepared-devices.fixture';
import { ReplacementDrawer } from './replacement-drawer';

export default { title: 'devices / prepared-devices' };

export const Ordinary: LadleStory<PropsOf<typeof preparedDevicesContract>> = (props) => (
  <Story answers={answers}>
    <PreparedDevices {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(preparedDevicesContract);

export const Nothing = () => (
  <Story
    answers={{
      ...answers,
      '/api/v3/prepared/list': { list: [], total: 0, counts: { all: 0, waiting: 0, bound: 0, applied: 0, failed: 0 } },
    }}
  >
    <PreparedDevices manage />
  </Story>
);

export const Replacing = () => (
  <Story answers={answers}>
    <ReplacementDrawer onClose={() => undefined} />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/prepared/list': 500 }}>
    <PreparedDevices />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <PreparedDevices />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <PreparedDevices manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <PreparedDevices manage />
  </Story>
);
