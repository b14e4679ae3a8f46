import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { accessPoint } from '../shared/access-point.fixture';
import { ApHead } from './ap-head';
import { apHeadContract } from './ap-head.contract';
import type { Ap } from './ap-head.data';

export default { title: 'devices / ap-head' };

const { id } = accessPoint;
const path = `/api/v3/device/ap/${id}`;
const ap: Ap = {
  ...accessPoint,
  remark: '三楼东侧走廊靠近消防楼梯的无线接入点',
  ...{ alarm_level: 'MIDDLE', alarm_text: '5G 信道干扰严重', alarm_count: 1 },
  ...{ firmware: '2.4.6', firmware_new: '2.4.8', simulated: true },
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
