import type { Story as LadleStory } from '@ladle/react';
import type { DataOf } from '../../../src/api';
import type { withdrawals } from '../../../src/api/contract/wallet';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { WithdrawalList } from './withdrawal-list';
import { withdrawalListContract } from './withdrawal-list.contract';

export default { title: 'account / withdrawal-list' };

const row = (id: string, state: Row['state'], note: string): Row => ({
  id,
  amount_fen: 120_000,
  card: '招商银行 **** 4618',
  state,
  note,
  created_at: '2026-11-08T02:00:00Z',
  updated_at: '2026-11-08T02:10:00Z',
});
type Row = DataOf<typeof withdrawals>['list'][number];
const list = [row('1', 'pending', ''), row('2', 'paid', '已打款'), row('3', 'cancelled', '已撤回')];

const answers = { '/api/v3/account/withdrawals': { list, total: list.length } };

export const Ordinary: LadleStory<PropsOf<typeof withdrawalListContract>> = (props) => (
  <Story answers={answers}>
    <WithdrawalList {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(withdrawalListContract);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/account/withdrawals': { list: [], total: 0 } }}>
    <WithdrawalList />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/account/withdrawals': 500 }}>
    <WithdrawalList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <WithdrawalList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <WithdrawalList />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <WithdrawalList />
  </Story>
);
