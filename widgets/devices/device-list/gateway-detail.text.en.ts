import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { gatewayDetailText } from './gateway-detail.text';

translate<typeof gatewayDetailText>('gatewayDetail', {
  interfaces: 'Interfaces',
  system: 'System',
  below: 'Below it',
  traffic: 'Down, last 24 hours',
  runs: (time) => `Up for ${time}`,
  notRunning: 'Offline',
  memoryDisk: (memory, disk) => `Memory ${memory}, disk ${disk}`,
  noDisk: 'none',
  belowCounts: (aps, switches) => `APs ${aps}, switches ${switches}`,
  terminals: (count) => counts`${count} clients`,
  noTraffic: 'No data',
  interfaceState: { connected: 'Connected', disconnected: 'Not connected', free: 'Free', no_card: 'No card' },
});
