import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { DeviceList } from './device-list';
import { deviceListContract } from './device-list.contract';
import { chainRouters } from './device-list.fixture';

export default { title: 'devices / device-list' };

const answers = {
  '/api/v3/device/gateways': chainRouters,
  '/api/v3/device/filter_options': {
    groups: [{ id: 'g1', name: '华东直营', count: 5 }],
    models: [{ name: 'NP-R680', count: 5 }],
    firmwares: [],
    tags: [{ name: '巡检', count: 2 }],
  },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

const empty = {
  ...answers,
  '/api/v3/device/gateways': { list: [], total: 0, counts: { all: 0, online: 0, offline: 0, alarm: 0 } },
};

export const Ordinary: LadleStory<PropsOf<typeof deviceListContract>> = (props) => (
  <Story answers={answers}>
    <DeviceList {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(deviceListContract);

export const Managed = () => (
  <Story answers={answers}>
    <DeviceList manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={empty}>
    <DeviceList manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/device/gateways': 500 }}>
    <DeviceList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <DeviceList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <DeviceList manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <DeviceList />
  </Story>
);
