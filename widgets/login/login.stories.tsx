import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../src/element/contract';
import { storyControls } from '../../src/element/manifest';
import { Story } from '../../src/element/story';
import { Login } from './login';
import { loginContract } from './login.contract';

export default { title: 'widgets / login' };

/** A grey strip in place of a picture. */
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40"/></svg>',
  );
const captcha = { cache_key: 'story', captcha_img: picture };

/** A server that lets nobody in. */
export const loginAnswers = {
  '/api/v3/captcha/account_generate': null,
  '/api/v3/captcha/generate': captcha,
  '/api/v3/get_qrcode_id': 'story-qr-id',
};

export const Ordinary: LadleStory<PropsOf<typeof loginContract>> = (props) => (
  <Story answers={loginAnswers} width={560}>
    <Login {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(loginContract);

export const WithCaptcha = () => (
  <Story answers={{ ...loginAnswers, '/api/v3/captcha/account_generate': captcha }} width={560}>
    <Login />
  </Story>
);

export const ByCode = () => (
  <Story answers={loginAnswers} width={560}>
    <Login mode="code" />
  </Story>
);

export const ByQr = () => (
  <Story answers={loginAnswers} width={560}>
    <Login mode="qr" />
  </Story>
);

export const Experience = () => (
  <Story answers={loginAnswers} width={560}>
    <Login scene="sdwan_experience" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...loginAnswers, '/api/v3/login': 500 }} width={560}>
    <Login />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={560}>
    <Login mode="qr" />
  </Story>
);

export const Dark = () => (
  <Story answers={loginAnswers} dark width={560}>
    <Login />
  </Story>
);

export const Narrow = () => (
  <Story answers={loginAnswers} width={320}>
    <Login compact />
  </Story>
);
