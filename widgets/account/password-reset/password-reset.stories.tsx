import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { PasswordReset } from './password-reset';
import { passwordResetContract } from './password-reset.contract';

export default { title: 'account / password-reset' };

const answers = { '/api/v3/password/reset/check': { account: 'l****@shanyu.cn' }, '/api/v3/password/reset': null };

export const Ordinary: LadleStory<PropsOf<typeof passwordResetContract>> = (props) => (
  <Story answers={answers} width={560}>
    <PasswordReset token="story" {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(passwordResetContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/password/reset/check': 500 }} width={560}>
    <PasswordReset token="story" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={560}>
    <PasswordReset token="story" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark width={560}>
    <PasswordReset token="story" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <PasswordReset token="story" />
  </Story>
);
