import type { Story as LadleStory } from '@ladle/react';
import type { OnlineUser } from '../../../src/api/contract/client';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { phone } from '../shared/client.fixture';
import { OnlineUsers } from './online-users';
import { onlineUsersContract } from './online-users.contract';

export default { title: 'clients / online-users' };

const user = (id: string, name: string, more: Partial<OnlineUser> = {}): OnlineUser => ({
  ...phone,
  id,
  name,
  ...more,
});

const list = [
  user('1', '林昭的手机'),
  user('2', '前台打印机', {
    os: 'other',
    vendor: 'HP',
    ap_id: null,
    ap_remark: null,
    ssid: null,
    band: null,
    signal: null,
    auth: null,
  }),
  user('3', '重庆两江新区国际会展中心南侧地下商业街三期招商办公室笔记本', { os: 'windows', band: '2.4G', signal: -83 }),
];
const views = { '/api/v3/personalization/show': {}, '/api/v3/table_view/list': { list: [], total: 0 } };
const answers = {
  ...views,
  '/api/v3/device/gateway/2b91d07c55af': {},
  '/api/v3/client/online': { list, total: 3, counts: { all: 3, wired: 1, band_2g: 1, band_5g: 1 } },
};

export const Ordinary: LadleStory<PropsOf<typeof onlineUsersContract>> = (props) => (
  <Story answers={answers}>
    <OnlineUsers {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(onlineUsersContract);

export const OfOneGateway = () => (
  <Story answers={answers}>
    <OnlineUsers gwid="2b91d07c55af" />
  </Story>
);

export const Managed = () => (
  <Story answers={answers}>
    <OnlineUsers manage />
  </Story>
);

export const Nothing = () => (
  <Story
    answers={{
      ...views,
      '/api/v3/client/online': { list: [], total: 0, counts: { all: 0, wired: 0, band_2g: 0, band_5g: 0 } },
    }}
  >
    <OnlineUsers />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...views, '/api/v3/client/online': 500 }}>
    <OnlineUsers />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <OnlineUsers />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <OnlineUsers />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <OnlineUsers />
  </Story>
);
