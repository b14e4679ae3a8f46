import { translate } from '../../../src/text/words';
import type { paymentListText } from './payment-list.text';

translate<typeof paymentListText>('paymentList', {
  heading: 'Payments',
  at: 'Begun',
  title: 'For',
  amount: 'Amount',
  unit: 'CNY',
  method: 'Payment',
  state: 'State',
  all: 'All',
  paidAt: 'Received',
  id: 'Payment',
  note: 'Note',
  resume: 'Go on paying',
  view: 'View',
  none: 'No payments',
  noneReason: 'What was topped up or paid directly is shown here.',
});
