import { translate } from '../../../src/text/words';
import type { deviceCountsText } from './device-counts.text';

translate<typeof deviceCountsText>('deviceCounts', {
  label: 'Devices online',
  router: 'Gateways online',
  ap: 'APs online',
  switch: 'Switches online',
  total: (total) => `/ ${total}`,
  share: (share) => `${share} online`,
  offline: (count) => `${count} offline`,
  spoken: (online, total) => `${online} of ${total} online`,
});
