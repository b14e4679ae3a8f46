import { translate } from '../../../src/text/words';
import type { couponListText } from './coupon-list.text';

translate<typeof couponListText>('couponList', {
  heading: 'Coupons',
  states: { usable: 'Usable', used: 'Used', expired: 'Expired' },
  all: 'All',
  state: 'State',
  title: 'Name',
  amount: 'Value',
  least: 'Minimum order',
  anyOrder: 'Any order',
  from: (amount) => `From ${amount}`,
  service: 'For',
  anyService: 'All services',
  expires: 'Valid until',
  unit: 'CNY',
  none: 'No coupons',
  noneReason: 'Coupons from campaigns appear here.',
});
