import type { Story as LadleStory } from '@ladle/react';
import type { DataOf } from '../../../src/api';
import type { loginHistory } from '../../../src/api/contract/security';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { LoginHistory } from './login-history';
import { loginHistoryContract } from './login-history.contract';

export default { title: 'account / login-history' };

const login = (id: string, ok: boolean): DataOf<typeof loginHistory>['list'][number] => ({
  id,
  at: '2026-11-20T06:06:00Z',
  method: 'password',
  ok,
  device: 'Chrome 156 · Windows',
  ip: '36.22.1.9',
  place: '公网',
});
const list = [login('1', true), login('2', false), login('3', true)];

const answers = { '/api/v3/security/logins': { list, total: list.length } };

export const Ordinary: LadleStory<PropsOf<typeof loginHistoryContract>> = (props) => (
  <Story answers={answers}>
    <LoginHistory {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(loginHistoryContract);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/security/logins': { list: [], total: 0 } }}>
    <LoginHistory />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/security/logins': 500 }}>
    <LoginHistory />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <LoginHistory />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <LoginHistory />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <LoginHistory />
  </Story>
);
