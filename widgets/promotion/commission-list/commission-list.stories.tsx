import type { Commission } from '../../../src/api/contract/promotion';
import { Story } from '../../../src/element/story';
import { CommissionList } from './commission-list';

export default { title: 'promotion / commission-list' };

const row = (id: string, customer: string, more: Partial<Commission> = {}): Commission => ({
  ...{ id, at: '2026-11-19T08:08:00Z', customer, mobile: '138****2046', product: 'SD-WAN 标准版', kind: 'first' },
  ...{ paid_fen: 151_200, percent: 20, amount_fen: 30_240, state: 'pending', settled_at: null },
  ...more,
});

const list = [
  row('3', '青禾学院后勤处'),
  row('2', '南浔古镇民宿联盟一个名称特别特别长的客户', { state: 'settled', settled_at: '2026-11-05T00:00:00Z' }),
  row('1', '知微书店', { state: 'refunded', amount_fen: 0, kind: 'renewal' }),
];
const path = '/api/v3/promotion/commissions';
const products = { '/api/v3/promotion/products': { list: [], total: 0 } };
const answers = { ...products, [path]: { list, total: list.length, paid_fen: 302_400, amount_fen: 60_480 } };
const failing = { ...products, [path]: 500 };

export const Ordinary = () => (
  <Story answers={answers}>
    <CommissionList />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...products, [path]: { list: [], total: 0, paid_fen: 0, amount_fen: 0 } }}>
    <CommissionList />
  </Story>
);

export const Failing = () => (
  <Story answers={failing}>
    <CommissionList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <CommissionList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <CommissionList />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <CommissionList />
  </Story>
);
