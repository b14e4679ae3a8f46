import type { Story as LadleStory } from '@ladle/react';
import type { DataOf } from '../../../src/api';
import type { bankCards } from '../../../src/api/contract/wallet';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { BankCards } from './bank-cards';
import { bankCardsContract } from './bank-cards.contract';

export default { title: 'account / bank-cards' };

const list: DataOf<typeof bankCards>['list'] = [
  { id: '1', bank: '招商银行', holder: '周启航', number: '**** 4618', created_at: '2025-10-26T02:00:00Z' },
];

const answers = { '/api/v3/account/cards': { list, total: list.length } };

export const Ordinary: LadleStory<PropsOf<typeof bankCardsContract>> = (props) => (
  <Story answers={answers}>
    <BankCards {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(bankCardsContract);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/account/cards': { list: [], total: 0 } }}>
    <BankCards />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/account/cards': 500 }}>
    <BankCards />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <BankCards />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <BankCards />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <BankCards />
  </Story>
);
