import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { TunnelList } from './tunnel-list';
import { tunnelListContract } from './tunnel-list.contract';
import { tunnelListAnswers as answers, withoutMappings, withoutService } from './tunnel-list.fixture';

export default { title: 'services / tunnel-list' };

export const Ordinary: LadleStory<PropsOf<typeof tunnelListContract>> = (props) => (
  <Story answers={answers}>
    <TunnelList {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(tunnelListContract);

export const Nothing = () => (
  <Story answers={withoutMappings}>
    <TunnelList manage />
  </Story>
);

export const NoService = () => (
  <Story answers={withoutService}>
    <TunnelList manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/tunnel/list': 500 }}>
    <TunnelList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TunnelList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TunnelList gwid="g1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <TunnelList gwid="g1" />
  </Story>
);
