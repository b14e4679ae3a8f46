import type { Story as LadleStory } from '@ladle/react';
import type { ApStay } from '../../../src/api/contract/access-point';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { clientAnswers } from '../shared/client.fixture';
import { ApStays } from './ap-stays';
import { apStaysContract } from './ap-stays.contract';

export default { title: 'clients / ap-stays' };

const path = '/api/v3/client/ap_stays';
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const stay = (n: number, more: Partial<ApStay> = {}): ApStay => ({
  id: `s${n}`,
  client_id: 'c1',
  name: '前台值班手机',
  mac: 'a4:39:b3:0c:55:af',
  vendor: 'Xiaomi',
  ssid: 'Yunqi-Guest',
  band: n % 2 ? '2.4G' : '5G',
  signal: -50 - n,
  start: ago(3 * n + 3),
  end: n === 0 ? null : ago(3 * n + 1),
  bytes_down: 640_000_000 * n,
  bytes_up: 51_000_000 * n,
  simulated: true,
  ...more,
});
const list = [
  stay(0),
  stay(1, { name: '重庆两江新区国际会展中心南侧地下商业街收银台' }),
  stay(2, { ssid: null, band: null, signal: null, simulated: false }),
  stay(3),
];
const views = { '/api/v3/personalization/show': {}, '/api/v3/table_view/list': { list: [], total: 0 } };
const answers = { ...views, ...clientAnswers, [path]: { list, total: list.length } };

export const Ordinary: LadleStory<PropsOf<typeof apStaysContract>> = (props) => (
  <Story answers={answers}>
    <ApStays {...props} device="ap_1" />
  </Story>
);
Ordinary.argTypes = storyControls(apStaysContract);

export const Nothing = () => (
  <Story answers={{ ...views, [path]: { list: [], total: 0 } }}>
    <ApStays device="ap_1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...views, [path]: 500 }}>
    <ApStays device="ap_1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ApStays device="ap_1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ApStays device="ap_1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ApStays device="ap_1" />
  </Story>
);
