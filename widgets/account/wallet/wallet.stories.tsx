import type { Story as LadleStory } from '@ladle/react';
import type { DataOf } from '../../../src/api';
import type { walletSummary } from '../../../src/api/contract/wallet';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { Wallet } from './wallet';
import { walletContract } from './wallet.contract';

export default { title: 'account / wallet' };

const summary: DataOf<typeof walletSummary> = {
  balance_fen: 1_386_42,
  frozen_fen: 20_000,
  income_month_fen: 38_642,
  coupons: 2,
  cards: 1,
  may_withdraw: true,
  verified: true,
  min_withdraw_fen: 1_000,
  max_withdraw_fen: 5_000_000,
};

const answers = { '/api/v3/account/summary': summary, '/api/v3/account/cards': { list: [], total: 0 } };

export const Ordinary: LadleStory<PropsOf<typeof walletContract>> = (props) => (
  <Story answers={answers}>
    <Wallet {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(walletContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/account/summary': 500 }}>
    <Wallet />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <Wallet />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <Wallet />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <Wallet />
  </Story>
);
