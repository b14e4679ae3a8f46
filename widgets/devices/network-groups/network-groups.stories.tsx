import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { NetworkGroups } from './network-groups';
import { networkGroupsContract } from './network-groups.contract';

export default { title: 'devices / network-groups' };

const group = (id: string, name: string, parent_id: string | null, count: number, online = count) => ({
  id,
  name,
  parent_id,
  count,
  online,
});
const views = { '/api/v3/personalization/show': {}, '/api/v3/table_view/list': { list: [], total: 0 } };
const networks = {
  '/api/v3/device/gateways': { list: [], total: 0, counts: { all: 0, online: 0, offline: 0, alarm: 0 } },
};
const answers = {
  ...views,
  ...networks,
  '/api/v3/device/groups': [
    group('g1', '直营', null, 84, 80),
    group('g2', '华东', 'g1', 52, 51),
    group('g3', '华北', 'g1', 32, 29),
    group('g4', 'Franchise-2026', null, 1_284_000),
  ],
};

export const Ordinary: LadleStory<PropsOf<typeof networkGroupsContract>> = (props) => (
  <Story answers={answers}>
    <NetworkGroups {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(networkGroupsContract);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/device/groups': [] }}>
    <NetworkGroups />
  </Story>
);

export const NoFirewalls = () => (
  <Story
    answers={{ ...views, '/api/v3/device/firewalls': networks['/api/v3/device/gateways'], '/api/v3/device/groups': [] }}
  >
    <NetworkGroups kind="firewall" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/device/groups': 500 }}>
    <NetworkGroups />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <NetworkGroups />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <NetworkGroups />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <NetworkGroups />
  </Story>
);
