import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { PasswordForgot } from './password-forgot';
import { passwordForgotContract } from './password-forgot.contract';

export default { title: 'account / password-forgot' };

/** A grey strip in place of a picture. */
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40"/></svg>',
  );

const answers = {
  '/api/v3/captcha/generate': { cache_key: 'story', captcha_img: picture },
  '/api/v3/password/forgot': null,
};

export const Ordinary: LadleStory<PropsOf<typeof passwordForgotContract>> = (props) => (
  <Story answers={answers} width={560}>
    <PasswordForgot {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(passwordForgotContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/password/forgot': 500 }} width={560}>
    <PasswordForgot />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={560}>
    <PasswordForgot />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark width={560}>
    <PasswordForgot />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <PasswordForgot />
  </Story>
);
