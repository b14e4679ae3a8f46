import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { DynamicPasswords } from './dynamic-passwords';
import { dynamicPasswordsContract } from './dynamic-passwords.contract';
import { dynamicPasswordsAnswers as answers, noPlans } from './dynamic-passwords.fixture';

export default { title: 'guest / dynamic-passwords' };

export const Ordinary: LadleStory<PropsOf<typeof dynamicPasswordsContract>> = (props) => (
  <Story answers={answers}>
    <DynamicPasswords {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(dynamicPasswordsContract);

export const Nothing = () => (
  <Story answers={noPlans}>
    <DynamicPasswords manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/wifi_password/list': 500 }}>
    <DynamicPasswords />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <DynamicPasswords />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <DynamicPasswords manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <DynamicPasswords manage />
  </Story>
);
