import type { DataOf } from '../../../src/api';
import type { weekTraffic } from '../../../src/api/contract/stats';
import { Story } from '../../../src/element/story';
import { WeekTraffic } from './week-traffic';

export default { title: 'overview / week-traffic' };

const path = '/api/v3/stats/week_traffic';
const TB = 1024 ** 4;
const data: DataOf<typeof weekTraffic> = {
  from: '2026-11-13',
  to: '2026-11-19',
  total: 18.6 * TB,
  list: [
    { gwid: 'g1', remark: '上海静安寺旗舰店', bytes: 3.42 * TB },
    { gwid: 'g2', remark: '一个名称特别特别长的分支机构网络节点，位于杭州市西湖区', bytes: 2.87 * TB },
    { gwid: 'g3', remark: '青禾学院东区宿舍', bytes: 2.51 * TB },
  ],
  others: { count: 129, bytes: 9.8 * TB },
};
const answers = { [path]: data };
const none = { [path]: { ...data, total: 0, list: [], others: { count: 0, bytes: 0 } } };

export const Ordinary = () => (
  <Story answers={answers} width={420}>
    <WeekTraffic />
  </Story>
);

export const Nothing = () => (
  <Story answers={none} width={420}>
    <WeekTraffic />
  </Story>
);

export const Failing = () => (
  <Story width={420}>
    <WeekTraffic />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={420}>
    <WeekTraffic />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark width={420}>
    <WeekTraffic />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <WeekTraffic />
  </Story>
);
