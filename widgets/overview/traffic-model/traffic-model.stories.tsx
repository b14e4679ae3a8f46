import type { DataOf } from '../../../src/api';
import type { flowModel } from '../../../src/api/contract/stats';
import { Story } from '../../../src/element/story';
import { TrafficModel } from './traffic-model';

export default { title: 'overview / traffic-model' };

const path = '/api/v3/user_stat/flow_model';
const TB = 1024 ** 4;
const list = (values: Record<string, number>) =>
  Object.entries(values).map(([name, value]) => ({ name, value: value * TB }));
const block = (most: number) => ({
  ...{ HTTP: most * 0.6, Download: most * 0.4, IM: most * 0.2, Video: most, Game: most * 0.3 },
  ...{ Common: most * 0.1, Others: most * 0.1, Test: most * 0.05, Transport: most * 0.15, Unknown: most * 0.02 },
});
const blocks = (values: readonly number[]) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
  return { '00': block(a), '04': block(b), '08': block(c), '12': block(d), '16': block(e), '20': block(f) };
};
const data: DataOf<typeof flowModel> = {
  stage: { '0~6': 0.094, '6~11': 0.172, '11~14': 0.216, '14~19': 0.243, '19~00': 0.275 },
  app_stage: blocks([3, 1, 6, 12, 20, 24]),
  auth_type: list({ wechat: 44.8, phone: 27.1, fixed: 15.6, hotel: 8.3, trial: 3, local: 1.2 }),
  client_type: list({ 手机: 61.3, 笔记本: 22.4, 平板: 8.9, 电视与盒子: 5.1, 物联设备: 2.3 }),
  app_times: { total: 78.2 * TB, items: list({ 抖音: 12.7, 哔哩哔哩: 9.2, 微信: 6.8, 爱奇艺: 5.3, 王者荣耀: 2.3 }) },
};
const answers = { [path]: data };
const none = {
  [path]: {
    stage: { '0~6': 0, '6~11': 0, '11~14': 0, '14~19': 0, '19~00': 0 },
    app_stage: blocks([]),
    auth_type: [],
    client_type: [],
    app_times: { total: 0, items: [] },
  },
};

export const Ordinary = () => (
  <Story answers={answers}>
    <TrafficModel />
  </Story>
);

export const Nothing = () => (
  <Story answers={none}>
    <TrafficModel />
  </Story>
);

export const Failing = () => (
  <Story>
    <TrafficModel />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TrafficModel />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TrafficModel />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <TrafficModel />
  </Story>
);
