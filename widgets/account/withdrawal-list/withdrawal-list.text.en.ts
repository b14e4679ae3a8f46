import { translate } from '../../../src/text/words';
import type { withdrawalListText } from './withdrawal-list.text';

translate<typeof withdrawalListText>('withdrawalList', {
  heading: 'Withdrawals',
  at: 'Requested',
  amount: 'Amount',
  unit: 'CNY',
  card: 'To card',
  state: 'State',
  states: { pending: 'Pending', paid: 'Paid', failed: 'Failed', cancelled: 'Taken back' },
  note: 'Note',
  cancel: 'Take back',
  askCancel: (amount) => `Take back the withdrawal of ${amount}? The money returns to the balance.`,
  cancelled: 'Taken back',
  none: 'No withdrawals',
  noneReason: 'Once money is withdrawn from the balance, its progress is shown here.',
});
