import { translate } from '../../../src/text/words';
import type { apEditorText } from './ap-editor.text';

translate<typeof apEditorText>('apEditor', {
  tabs: { ssids: 'Networks', radio: 'Radios', basics: 'Basics' },
  tabsLabel: 'Settings of the AP',
  none: 'No AP chosen',
  noneReason: 'Open one from the list of APs.',
  missing: 'There is no such AP',
  toList: 'Back to APs',
  rename: 'Rename',
  renamed: 'Renamed',
  remark: 'Name',
  radios: 'Radios now',
  bands: { '2g': '2.4 GHz', '5g': '5 GHz' },
  channel: 'Channel',
  off: 'Off',
  auto: 'auto',
  power: 'Power',
  dbm: (value) => `${value} dBm`,
  clients: 'Clients',
  clientCount: (count) => `${count}`,
  busy: 'Air in use',
  percent: (value) => `${Math.round(value)}%`,
  noise: 'Noise',
  users: 'Online users',
  monitor: 'Wireless monitor',
});
