import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { speedupDetailText } from './speedup-detail.text';

translate<typeof speedupDetailText>('speedupDetail', {
  manage: 'Manage the group',
  path: (name) => `The way of ${name}`,
  note: 'Latency and loss as the gateway measured them',
  terminals: 'Clients',
  terminalsOf: (count) => `${count} approved`,
  gateway: 'Gateway',
  line: 'Line',
  toLine: 'Gateway to line:',
  targets: 'Applications and domains',
  targetsOf: (apps, domains) => counts`${apps} applications, ${domains} own domains`,
});
