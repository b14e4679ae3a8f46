import { translate } from '../../../src/text/words';
import type { statementText } from './statement.text';

translate<typeof statementText>('statement', {
  heading: 'Statement',
  at: 'Time',
  kind: 'Kind',
  all: 'All',
  kinds: {
    income: 'Income',
    recharge: 'Top-up',
    order: 'Order',
    refund: 'Refund',
    withdraw: 'Withdrawal',
    withdraw_back: 'Withdrawal returned',
    pay_back: 'Back to the payer',
    pay_back_failed: 'Could not go back',
  },
  title: 'Description',
  amount: 'Amount',
  balance: 'Balance',
  unit: 'CNY',
  totals: (income, outgo) => `In ${income}, out ${outgo}`,
  none: 'No records',
  noneReason: 'Every top-up, payment, refund and income is listed here.',
});
