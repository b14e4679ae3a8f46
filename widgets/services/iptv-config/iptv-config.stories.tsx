import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { IptvConfig } from './iptv-config';
import { iptvConfigContract } from './iptv-config.contract';
import { iptvAnswers as answers } from './iptv-config.fixture';

export default { title: 'services / iptv-config' };

const path = '/api/v3/setting/gateways';

export const Ordinary: LadleStory<PropsOf<typeof iptvConfigContract>> = (props) => (
  <Story answers={answers}>
    <IptvConfig manage {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(iptvConfigContract);

export const Backup = () => (
  <Story answers={answers}>
    <IptvConfig backup manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, [path]: { list: [], total: 0, unbound: 1 } }}>
    <IptvConfig manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <IptvConfig />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <IptvConfig />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <IptvConfig gwid="g1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <IptvConfig gwid="g1" />
  </Story>
);
