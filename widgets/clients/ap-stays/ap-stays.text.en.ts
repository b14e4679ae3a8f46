import { translate } from '../../../src/text/words';
import type { apStaysText } from './ap-stays.text';

translate<typeof apStaysText>('apStays', {
  label: 'Stays',
  search: 'Name, MAC or IP',
  band: 'Band',
  bands: { '': 'All', '5G': '5G', '2.4G': '2.4G' },
  name: 'Terminal',
  ssid: 'SSID',
  bandSignal: 'Band / signal',
  dbm: (value) => `${value} dBm`,
  start: 'Came',
  end: 'Left',
  now: 'Still there',
  lasted: 'Stayed',
  traffic: 'Traffic',
  down: 'Bytes down',
  up: 'Bytes up',
  timeline: 'Timeline',
  none: 'No stays',
  noneReason: 'Terminals that come to this AP are kept here, as far as the device tells which AP they are at.',
});
