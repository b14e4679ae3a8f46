import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { GatewayThroughput } from './gateway-throughput';
import { gatewayThroughputContract } from './gateway-throughput.contract';

export default { title: 'devices / gateway-throughput' };

const start = Date.parse('2026-11-19T06:00:00Z');
const mega = 1024 ** 2;
const points = Array.from({ length: 24 }, (_, hour) => ({
  at: new Date(start + hour * 3_600_000).toISOString(),
  down: (400 + 350 * Math.sin(hour / 4)) * mega,
  up: (80 + 60 * Math.sin(hour / 4)) * mega,
  cpu: 40,
  memory: 50,
  clients: 120,
}));
const data = {
  step: 3600,
  points,
  peak_down: { at: points[6]!.at, value: points[6]!.down },
  peak_up: { at: points[6]!.at, value: points[6]!.up },
};
const answers = { '/api/v3/device/throughput': data };

export const Ordinary: LadleStory<PropsOf<typeof gatewayThroughputContract>> = (props) => (
  <Story answers={answers}>
    <GatewayThroughput {...props} gwid="2b91d07c55af" />
  </Story>
);
Ordinary.argTypes = storyControls(gatewayThroughputContract);

export const Nothing = () => (
  <Story answers={{ '/api/v3/device/throughput': { step: 3600, points: [], peak_down: null, peak_up: null } }}>
    <GatewayThroughput gwid="2b91d07c55af" />
  </Story>
);

export const Missing = () => (
  <Story answers={{ '/api/v3/device/throughput': { ...data, missing: true } }}>
    <GatewayThroughput gwid="2b91d07c55af" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/device/throughput': 500 }}>
    <GatewayThroughput gwid="2b91d07c55af" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <GatewayThroughput gwid="2b91d07c55af" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <GatewayThroughput gwid="2b91d07c55af" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <GatewayThroughput gwid="2b91d07c55af" />
  </Story>
);
