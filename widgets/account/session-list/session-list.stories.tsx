import type { Story as LadleStory } from '@ladle/react';
import type { DataOf } from '../../../src/api';
import type { sessions } from '../../../src/api/contract/security';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { SessionList } from './session-list';
import { sessionListContract } from './session-list.contract';

export default { title: 'account / session-list' };

const list: DataOf<typeof sessions>['list'] = [
  {
    id: 's1',
    current: true,
    device: 'Chrome 156 · Windows',
    ip: '192.168.1.20',
    place: '局域网',
    created_at: '2026-11-20T01:00:00Z',
    last_seen_at: '2026-11-20T06:00:00Z',
    expires_at: '2026-11-27T01:00:00Z',
  },
  {
    id: 's2',
    current: false,
    device: '微信 8 · Android',
    ip: '36.22.1.9',
    place: '公网',
    created_at: '2026-11-18T01:00:00Z',
    last_seen_at: '2026-11-19T06:00:00Z',
    expires_at: '2026-11-25T01:00:00Z',
  },
];

const answers = {
  '/api/v3/security/sessions': { list, total: list.length },
  '/api/v3/security/sessions/revoke': { ended: 1 },
};

export const Ordinary: LadleStory<PropsOf<typeof sessionListContract>> = (props) => (
  <Story answers={answers}>
    <SessionList {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(sessionListContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/security/sessions': 500 }}>
    <SessionList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SessionList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SessionList />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <SessionList />
  </Story>
);
