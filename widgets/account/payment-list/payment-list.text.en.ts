import { translate } from '../../../src/text/words';
import type { paymentListText } from './payment-list.text';

translate<typeof paymentListText>('paymentList', {
  heading: 'Payments',
  at: 'Started',
  title: 'For',
  amount: 'Amount',
  unit: 'CNY',
  method: 'Method',
  state: 'State',
  all: 'All',
  paidAt: 'Received',
  id: 'Payment no.',
  note: 'Note',
  resume: 'Continue paying',
  view: 'View',
  none: 'No payments',
  noneReason: 'What was topped up or paid directly is shown here.',
});
