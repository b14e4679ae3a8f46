import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { ServiceSettings } from './service-settings';
import { serviceSettingsContract } from './service-settings.contract';
import { serviceSettingsAnswers as answers } from './service-settings.fixture';

export default { title: 'services / service-settings' };

const path = '/api/v3/setting/gateways';

export const Ordinary: LadleStory<PropsOf<typeof serviceSettingsContract>> = (props) => (
  <Story answers={answers}>
    <ServiceSettings manage {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(serviceSettingsContract);

export const Nothing = () => (
  <Story answers={{ ...answers, [path]: { list: [], total: 0, unbound: 1 } }}>
    <ServiceSettings manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <ServiceSettings />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ServiceSettings />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ServiceSettings gwid="g1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ServiceSettings gwid="g1" />
  </Story>
);
