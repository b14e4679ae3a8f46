import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { clientTrendText } from './client-trend.text';

translate<typeof clientTrendText>('clientTrend', {
  heading: 'Clients online',
  unit: 'Number of clients',
  online: 'Clients online',
  old: 'Returning',
  fresh: 'New',
  range: 'Time range',
  days: { '7': '7 days', '30': '30 days' },
  date: 'Date',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  spoken: (days, low, high) => counts`Clients online each day of the last ${days} days, from ${low} to ${high}`,
});
