import type { Referral } from '../../../src/api/contract/promotion';
import { Story } from '../../../src/element/story';
import { ReferralList } from './referral-list';

export default { title: 'promotion / referral-list' };

const row = (id: string, name: string, more: Partial<Referral> = {}): Referral => ({
  ...{ id, name, company: name, mobile: '138****2046', need: '', source: 'link', stage: 'paid' },
  ...{ created_at: '2026-11-19T08:08:00Z', commission_fen: 30_240 },
  ...more,
});

const list = [
  row('3', '王店长', { stage: 'lead', mobile: '13900001111', need: '三家店互访', source: 'form', commission_fen: 0 }),
  row('4', '青禾书店', { stage: 'contacted', mobile: '13900002222', source: 'form', commission_fen: 0 }),
  row('2', '一个名称特别特别长的南浔古镇民宿联盟'),
  row('1', '知微书店', { stage: 'registered', commission_fen: 0 }),
];
const path = '/api/v3/promotion/referrals';
const answers = { [path]: { list, total: list.length } };
const failing = { [path]: 500 };

export const Ordinary = () => (
  <Story answers={answers}>
    <ReferralList />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ [path]: { list: [], total: 0 } }}>
    <ReferralList />
  </Story>
);

export const Failing = () => (
  <Story answers={failing}>
    <ReferralList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ReferralList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ReferralList />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <ReferralList />
  </Story>
);
