import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { network } from '../shared/sdwan.fixture';
import { SdwanList } from './sdwan-list';
import { sdwanListContract } from './sdwan-list.contract';

export default { title: 'sdwan / sdwan-list' };

const path = '/api/v3/sdwan/list';
/** The last 24 hours: quiet, and slow for a while. */
const hours = Array.from({ length: 24 }, (_, at) => ({
  at: new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - (23 - at) * 3_600_000).toISOString(),
  median: 24 + (at % 5),
  worst: at > 19 ? 96 : 38 + (at % 3),
  loss: 0.4,
  bits: 12_000_000,
}));
const picture = [
  { role: 'main' as const, up: -1, online: true },
  ...Array.from({ length: 9 }, (_, at) => ({ role: 'branch' as const, up: at < 3 ? 0 : 1 + (at % 3), online: at > 0 })),
];
const star = picture.map(({ up, ...member }) => ({ ...member, up: Math.min(0, up) }));
const most = { local: 100, foreign: 20 };
const list = [
  network('n1', { hours, picture: star, most }),
  network('n2', {
    name: '全国连锁门店与海外办事处统一办公网双中心灾备组网',
    topology: 2,
    state: 'normal',
    online: 9,
    hours,
    picture: star,
    most,
  }),
  network('n3', { name: '仓配组网', topology: 3, state: 'down', online: 0, foreign: 0, picture, most }),
  network('n4', { name: '客户试点', state: 'paused', picture: star }),
  network('n5', { name: '展会临时组网', state: 'expired', tier_name: '', expires_at: null }),
];
const counts = { all: 5, normal: 1, partial: 1, down: 1, paused: 1, expired: 1 };
const none = { list: [], total: 0, counts: { all: 0, normal: 0, partial: 0, down: 0, paused: 0, expired: 0 } };
const answers = {
  [path]: { list, total: list.length, counts },
  '/api/v3/sdwan/group/list': [{ id: 'g2', parent_id: null, name: '门店', count: 5, online: 1 }],
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

export const Ordinary: LadleStory<PropsOf<typeof sdwanListContract>> = (props) => (
  <Story answers={answers}>
    <SdwanList {...props} manage />
  </Story>
);
Ordinary.argTypes = storyControls(sdwanListContract);

export const Nothing = () => (
  <Story answers={{ ...answers, [path]: none }}>
    <SdwanList manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <SdwanList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SdwanList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SdwanList manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SdwanList />
  </Story>
);
