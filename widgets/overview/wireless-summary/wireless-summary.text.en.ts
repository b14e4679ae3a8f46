import { translate } from '../../../src/text/words';
import type { wirelessSummaryText } from './wireless-summary.text';

translate<typeof wirelessSummaryText>('wirelessSummary', {
  heading: 'Wireless clients and traffic',
  list: 'APs',
  terminals: 'Wireless clients',
  five: '5G',
  two: '2.4G',
  down: 'Down',
  up: 'Up',
  week: (unit) => `Wireless traffic, 7 days (${unit || 'TB'})`,
  sum: (value) => `Total ${value}`,
  spoken: (share) => `${share} of the wireless clients use 5G`,
});
