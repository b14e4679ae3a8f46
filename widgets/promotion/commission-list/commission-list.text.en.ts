import { translate } from '../../../src/text/words';
import type { commissionListText } from './commission-list.text';

translate<typeof commissionListText>('commissionList', {
  heading: 'Commissions',
  search: 'Customer or number',
  state: 'State',
  all: 'All',
  states: { pending: 'To be settled', settled: 'Settled', refunded: 'Refunded' },
  kind: 'All kinds',
  kinds: { first: 'First', renewal: 'Renewal' },
  kindTitle: 'Kind',
  product: 'Product',
  allProducts: 'All products',
  customer: 'Customer',
  mobile: 'Mobile number',
  at: 'Paid at',
  paid: 'Paid',
  percent: 'Share',
  amount: 'Commission',
  yuan: 'CNY',
  settled: 'Settled at',
  totals: (paid, amount) => `Paid ${paid}, commission ${amount}`,
  none: 'No commissions',
  noneReason: 'They appear once customers who came by your link have paid.',
});
