import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { NetworkAssets } from './network-assets';
import { networkAssetsContract } from './network-assets.contract';

export default { title: 'clients / network-assets' };

const path = '/api/v3/client/assets';
const counts = { all: 1, online: 1, new: 1, missing: 0, known: 0, unknown: 1 };
const row = {
  id: 'c1',
  name: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室打印机',
  mac: '02:00:5E:00:53:21',
  vendor: 'HP',
  os: 'other',
  type: 'printer',
  ip: '192.0.2.21',
  gwid: 'g1',
  gateway_remark: '杭州云栖酒店主楼',
  online: true,
  known: false,
  first_seen: '2026-11-20T03:06:00Z',
  last_seen: '2026-11-20T06:06:00Z',
};
const answers = {
  [path]: {
    list: [row],
    total: 1,
    counts,
    vendors: [{ name: 'HP', count: 1 }],
    types: [{ name: 'printer', count: 1 }],
    systems: [{ name: 'other', count: 1 }],
  },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
const none = { all: 0, online: 0, new: 0, missing: 0, known: 0, unknown: 0 };

export const Ordinary: LadleStory<PropsOf<typeof networkAssetsContract>> = (props) => (
  <Story answers={answers}>
    <NetworkAssets {...props} gwid="g1" manage />
  </Story>
);
Ordinary.argTypes = storyControls(networkAssetsContract);

export const Nothing = () => (
  <Story answers={{ ...answers, [path]: { list: [], total: 0, counts: none, vendors: [], types: [], systems: [] } }}>
    <NetworkAssets gwid="g1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <NetworkAssets gwid="g1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <NetworkAssets gwid="g1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <NetworkAssets gwid="g1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <NetworkAssets gwid="g1" />
  </Story>
);
