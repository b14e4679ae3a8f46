import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { Login } from './login';
import { loginContract } from './login.contract';
import { captcha, loginAnswers } from './login.fixture';

export default { title: 'account / login' };

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
