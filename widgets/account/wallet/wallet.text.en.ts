import { translate } from '../../../src/text/words';
import type { walletText } from './wallet.text';

translate<typeof walletText>('wallet', {
  heading: 'Account overview',
  balance: 'Balance',
  frozen: 'Being withdrawn',
  income: 'Income this month',
  coupons: 'Usable coupons',
  couponUnit: '',
  cards: 'Bank cards',
  withdraw: 'Withdraw',
  recharge: 'Top up',
  notVerified: 'Verify your identity before withdrawing. ',
  verify: 'Verify now',
  noCard: 'Bind a bank card before withdrawing.',

  title: 'Withdraw',
  amount: 'Amount',
  all: 'All of it',
  unit: 'CNY',
  range: (least, most) => `${least}–${most} CNY at a time, within the balance`,
  invalid: '[Amount] is invalid; at most two decimals',
  outOfRange: (least, most) => `A withdrawal is between ${least} and ${most} CNY`,
  tooMuch: 'Not enough balance',
  card: 'To card',
  password: 'Password',
  arrival: 'Usually paid within one working day; you can take it back until then.',
  done: 'The withdrawal was requested',
});
