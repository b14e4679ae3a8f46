import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { FirstGateway } from './first-gateway';
import { firstGatewayContract } from './first-gateway.contract';
import { bound, nothing } from './first-gateway.fixture';

export default { title: 'devices / first-gateway' };

export const Ordinary: LadleStory<PropsOf<typeof firstGatewayContract>> = (props) => (
  <Story answers={nothing}>
    <FirstGateway {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(firstGatewayContract);

export const Bound = () => (
  <Story answers={bound}>
    <FirstGateway />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...nothing, '/api/v3/device/gateways': 500 }}>
    <FirstGateway />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <FirstGateway />
  </Story>
);

export const Dark = () => (
  <Story answers={nothing} dark>
    <FirstGateway />
  </Story>
);

export const Narrow = () => (
  <Story answers={nothing} width={360}>
    <FirstGateway />
  </Story>
);
