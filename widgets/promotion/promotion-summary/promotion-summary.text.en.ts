import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { promotionSummaryText } from './promotion-summary.text';

translate<typeof promotionSummaryText>('promotionSummary', {
  label: 'Promotion at a glance',
  month: 'Commission this month',
  against: 'Against last month',
  available: 'Can be withdrawn',
  availableNote: 'In your balance, from CNY 10',
  pending: 'To be settled',
  settles: (day) => `Settles on ${day}`,
  customers: 'Customers',
  customersUnit: '',
  customersNew: (count) => `${count} new this month`,
  trend: 'Commission',
  unit: 'CNY',
  all: 'All of the day',
  renewal: 'Of it renewals',
  range: 'Time range',
  days: { '7': '7 days', '30': '30 days' },
  date: 'Date',
  spoken: (days, most) => counts`Commission of the last ${days} days, at most CNY ${most}`,
  visits: 'Visits',
  visitsUnit: '',
  registered: 'Registered',
  bound: 'Bound a device',
  paid: 'Paid first',
  rate: (share) => `Rate ${share}`,
  funnel: 'Conversion in 90 days',
});
