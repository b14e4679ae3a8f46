import { translate } from '../../src/text/words';
import type { onlineUsersText } from './online-users.text';

translate<typeof onlineUsersText>('onlineUsers', {
  label: 'Online users',
  search: 'Name, MAC, IP',
  segments: { all: 'All', '2.4G': '2.4G', '5G': '5G', wired: 'Wired' },
  allAuth: 'All methods',

  name: 'Client',
  os: 'System',
  systems: { android: 'Android', ios: 'iOS', mac: 'macOS', windows: 'Windows', other: 'Other' },
  vendor: 'Vendor',
  ip: 'IP address',
  mac: 'MAC address',
  gateway: 'Gateway',
  where: 'Connected to',
  band: 'Band',
  ssid: 'SSID',
  wired: 'Wired',
  signal: 'Signal',
  dbm: (value) => `${value} dBm`,
  down: 'Down',
  up: 'Up',
  downBytes: 'Downloaded',
  upBytes: 'Uploaded',
  since: 'Online since',
  firstSeen: 'First seen',
  auth: 'Authentication',
  noAuth: 'None',

  none: 'Nobody is online',
  noneReason: 'Clients appear once they connect; the list is updated every 30 seconds.',
});
