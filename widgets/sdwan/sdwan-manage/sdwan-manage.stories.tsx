import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { sampleNetwork } from '../shared/sdwan.fixture';
import { SdwanManage } from './sdwan-manage';
import { sdwanManageContract } from './sdwan-manage.contract';

export default { title: 'sdwan / sdwan-manage' };

const path = '/api/v3/sdwan/detail/n1';
const lastDay = Array.from({ length: 96 }, (_, i) => i);
const answers = {
  [path]: sampleNetwork,
  '/api/v3/sdwan/day/n1': {
    cells: lastDay.map((i) => ({
      at: new Date(Math.floor(Date.now() / 900_000) * 900_000 - (95 - i) * 900_000).toISOString(),
      links: 3,
      poor: i % 31 === 30 ? 1 : 0,
      down: i > 90 ? 1 : 0,
    })),
  },
  '/api/v3/sdwan/moment/n1': {
    at: '2026-11-20T06:00:00.000Z',
    link_list: sampleNetwork.link_list.map((link) => ({ ...link, state: 'unlinked', latency: null })),
  },
  '/api/v3/sdwan/history': {
    points: [12, 14, 11, 30, 12].map((latency, i) => ({
      at: `2026-11-20T06:0${i}:00Z`,
      latency,
      loss: 0,
      down: 8e6,
      up: 2e6,
    })),
  },
};

export const Ordinary: LadleStory<PropsOf<typeof sdwanManageContract>> = (props) => (
  <Story answers={answers}>
    <SdwanManage {...props} network="n1" manage />
  </Story>
);
Ordinary.argTypes = storyControls(sdwanManageContract);

export const Nothing = () => (
  <Story answers={{}}>
    <SdwanManage network="n1" />
  </Story>
);

export const Expired = () => (
  <Story answers={{ [path]: { ...sampleNetwork, state: 'expired' } }}>
    <SdwanManage network="n1" manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <SdwanManage network="n1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SdwanManage network="n1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SdwanManage network="n1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SdwanManage network="n1" />
  </Story>
);
