import { translate } from '../../../src/text/words';
import type { apStaysText } from './ap-stays.text';

translate<typeof apStaysText>('apStays', {
  label: 'Stays',
  search: 'Name, MAC or IP',
  band: 'Band',
  bands: { '': 'All', '5G': '5G', '2.4G': '2.4G' },
  name: 'Client',
  ssid: 'SSID',
  bandSignal: 'Band / signal',
  dbm: (value) => `${value} dBm`,
  start: 'Joined',
  end: 'Left',
  now: 'Still there',
  lasted: 'Stayed',
  traffic: 'Traffic',
  down: 'Traffic down',
  up: 'Traffic up',
  timeline: 'Timeline',
  none: 'No stays',
  noneReason: 'Clients that join this AP are listed here, as far as the device reports which AP they are at.',
});
