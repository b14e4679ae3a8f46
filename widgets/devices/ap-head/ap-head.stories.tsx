import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { ApHead } from './ap-head';
import { apHeadContract } from './ap-head.contract';
import type { Ap } from './ap-head.data';

export default { title: 'devices / ap-head' };

const id = 'ap_1';
const path = `/api/v3/device/ap/${id}`;
const ap: Ap = {
  id,
  kind: 'ap',
  gwid: 'g1',
  remark: '三楼东侧走廊靠近消防楼梯的无线接入点',
  gateway_remark: '杭州云栖酒店主楼',
  status: 'online',
  offline_since: null,
  alarm_level: 'MIDDLE',
  alarm_text: '5G 信道干扰严重',
  alarm_count: 1,
  model: 'NP-A650',
  firmware: '2.4.6',
  firmware_new: '2.4.8',
  serial: 'NP0002',
  mac: '02:00:5E:00:53:21',
  ip: '192.0.2.21',
  clients: 23,
  down: 0,
  up: 0,
  cpu: 20,
  memory: 41,
  uptime: 86_400,
  last_seen: '2026-11-20T06:06:00Z',
  bound_at: '2026-01-05T02:00:00Z',
  group_id: null,
  group_name: null,
  simulated: true,
  ssids: ['YunQi-Guest'],
  channel_2g: 6,
  channel_5g: 149,
  power_2g: 17,
  power_5g: 20,
  clients_2g: 5,
  clients_5g: 18,
  busy_2g: 61,
  busy_5g: 92,
  noise_2g: -88,
  noise_5g: -95,
  blinking_until: null,
};
const answers = { [path]: ap };

export const Ordinary: LadleStory<PropsOf<typeof apHeadContract>> = (props) => (
  <Story answers={answers}>
    <ApHead {...props} device={id} manage />
  </Story>
);
Ordinary.argTypes = storyControls(apHeadContract);

export const Blinking = () => (
  <Story answers={{ [path]: { ...ap, blinking_until: '2026-11-20T06:16:00Z' } }}>
    <ApHead device={id} manage />
  </Story>
);

/** It is away, and tells little of itself. */
export const Away = () => (
  <Story
    answers={{
      [path]: {
        ...ap,
        ...{ status: 'offline', offline_since: '2026-11-20T02:00:00Z', uptime: null, simulated: false },
        ...{ model: '', serial: '', ip: '', firmware_new: null, alarm_count: 0, alarm_level: null },
      },
    }}
  >
    <ApHead device={id} manage />
  </Story>
);

export const Nothing = () => (
  <Story>
    <ApHead />
  </Story>
);

export const Missing = () => (
  <Story answers={{ [path]: 404 }}>
    <ApHead device={id} manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <ApHead device={id} manage />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ApHead device={id} manage />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ApHead device={id} manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ApHead device={id} manage />
  </Story>
);
