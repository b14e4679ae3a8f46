import { translate } from '../../../src/text/words';
import type { weekTrafficText } from './week-traffic.text';

translate<typeof weekTrafficText>('weekTraffic', {
  heading: 'Traffic, 7 days',
  span: (from, to) => `${from} to ${to}`,
  total: (unit) => `${unit} in total`,
  others: (count, bytes, share) => `${count} other networks: ${bytes}, ${share}`,
});
