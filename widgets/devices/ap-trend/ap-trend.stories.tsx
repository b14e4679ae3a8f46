import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { ApTrend } from './ap-trend';
import { apTrendContract } from './ap-trend.contract';

export default { title: 'devices / ap-trend' };

const path = '/api/v3/device/ap_history';
const start = Date.parse('2026-11-19T06:00:00Z');
const mega = 1024 ** 2;
const points = Array.from({ length: 24 }, (_, hour) => ({
  at: new Date(start + hour * 3_600_000).toISOString(),
  down: (40 + 35 * Math.sin(hour / 4)) * mega,
  up: (8 + 6 * Math.sin(hour / 4)) * mega,
  clients_2g: 4 + (hour % 5),
  clients_5g: Math.round(18 + 14 * Math.sin(hour / 4)),
  busy_2g: 40 + (hour % 7) * 4,
  busy_5g: 30 + 25 * Math.sin(hour / 4),
}));
const data = { step: 3600, points };
const answers = { [path]: data };

export const Ordinary: LadleStory<PropsOf<typeof apTrendContract>> = (props) => (
  <Story answers={answers}>
    <ApTrend {...props} device="ap_1" />
  </Story>
);
Ordinary.argTypes = storyControls(apTrendContract);

/** A device that tells its traffic only. */
export const HalfTold = () => (
  <Story
    answers={{
      [path]: {
        ...data,
        points: points.map((point) => ({
          ...point,
          clients_2g: null,
          clients_5g: null,
          busy_2g: null,
          busy_5g: null,
        })),
      },
    }}
  >
    <ApTrend device="ap_1" />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ [path]: { step: 3600, points: [] } }}>
    <ApTrend device="ap_1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <ApTrend device="ap_1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ApTrend device="ap_1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ApTrend device="ap_1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ApTrend device="ap_1" />
  </Story>
);
