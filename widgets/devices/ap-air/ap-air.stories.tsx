import type { Story as LadleStory } from '@ladle/react';
import type { Heard } from '../../../src/api/contract/access-point';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { ApAir } from './ap-air';
import { apAirContract } from './ap-air.contract';

export default { title: 'devices / ap-air' };

const path = '/api/v3/device/ap_air/ap_1';
const heard = (n: number, more: Partial<Heard>): Heard => ({
  bssid: `02:00:5E:00:53:0${n}`,
  ssid: `ChinaNet-${n}F2A`,
  band: '2.4G',
  channel: 6,
  signal: -60 - 3 * n,
  ap_id: null,
  ap_remark: null,
  ap_status: null,
  ...more,
});
const data = {
  at: '2026-11-20T06:00:00Z',
  heard: [
    heard(0, {
      ssid: 'YunQi-Guest',
      ap_id: 'ap_2',
      ap_remark: '三楼东侧走廊靠近消防楼梯的无线接入点',
      ap_status: 'online',
    }),
    heard(1, { ssid: 'YunQi-Guest', band: '5G', channel: 149, ap_id: 'ap_3', ap_remark: '大堂', ap_status: 'offline' }),
    heard(2, {}),
    heard(3, { channel: 4 }),
    heard(4, { band: '5G', channel: 36, ssid: '' }),
    heard(5, { channel: 11 }),
  ],
  more: 3,
  channel_2g: 6,
  channel_5g: 149,
  busy_2g: 61.4,
  busy_5g: 92,
  noise_2g: -88,
  noise_5g: -95,
  simulated: true,
};
const shown = {
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
const answers = { ...shown, [path]: data };
const untold = { at: null, heard: [], more: 0, busy_2g: null, busy_5g: null, noise_2g: null, noise_5g: null };

export const Ordinary: LadleStory<PropsOf<typeof apAirContract>> = (props) => (
  <Story answers={answers}>
    <ApAir {...props} device="ap_1" />
  </Story>
);
Ordinary.argTypes = storyControls(apAirContract);

/** A device that does not tell what it hears. */
export const Untold = () => (
  <Story answers={{ ...shown, [path]: { ...data, ...untold, channel_5g: null, simulated: false } }}>
    <ApAir device="ap_1" />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...shown, [path]: { ...data, heard: [], more: 0 } }}>
    <ApAir device="ap_1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...shown, [path]: 500 }}>
    <ApAir device="ap_1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ApAir device="ap_1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ApAir device="ap_1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ApAir device="ap_1" />
  </Story>
);
