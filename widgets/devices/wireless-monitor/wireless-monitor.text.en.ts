import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { wirelessMonitorText } from './wireless-monitor.text';

translate<typeof wirelessMonitorText>('wirelessMonitor', {
  heading: 'Wireless monitor',
  live: 'Updated every 10 seconds',
  updated: (at) => `Updated ${at}`,
  aps: 'APs online',
  of: (total) => `of ${total}`,
  five: '5G clients',
  two: '2.4G clients',
  busy: 'Crowded channels',
  busyNote: (percent) => `APs with ${percent}% of the air taken`,
  weak: 'Weak clients',
  weakNote: (dbm) => `below ${dbm} dBm`,
  list: 'Access points',
  listNote: (shown, total) => (shown < total ? `${shown} of ${total} that need attention most` : `${total}`),
  states: { online: 'Online', offline: 'Offline' },
  clients: (count) => counts`${count} clients`,
  band: { five: '5G', two: '2.4G' },
  channel: (channel) => (channel === null ? 'Off' : `Channel ${channel}`),
  taken: (name, band) => `${name}: ${band} air taken`,
  noise: (dbm) => `Noise ${dbm} dBm`,
  weakest: 'Weakest clients',
  weakestNote: 'weakest first',
  noWeak: 'No wireless client is online',
  noWeakReason: 'Once clients join the wireless network, those with the weakest signal are listed here.',
  noAps: 'This gateway has no APs',
  noApsReason: 'APs appear here once they are connected to the gateway and online.',
  all: 'Show all',
});
