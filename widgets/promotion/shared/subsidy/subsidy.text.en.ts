import { translate } from '../../../../src/text/words';
import type { subsidyText } from './subsidy.text';

translate<typeof subsidyText>('subsidy', {
  heading: 'Subsidy calculator',
  disk: 'Disk size (GB)',
  income: 'Income of the day (CNY)',
  joined: 'Joined on',
  badDisk: 'The disk size is a number above 0',
  badIncome: 'The income is an amount with at most two decimals',
  result: 'Subsidy of the day',
  percent: 'Share',
  period: 'Period',
  span: (from, to) => `${from} to ${to}`,
  notOpen: (from, to) => `The joining date lies between ${from} and ${to}`,
  smallDisk: (least) => `Disks below ${least} GB do not take part`,
  smallIncome: (least) => `Nothing is paid for a day below ${least}`,
});
