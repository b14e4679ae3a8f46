import { translate } from '../../../src/text/words';
import type { tunnelGatewaysText } from './tunnel-gateways.text';

translate<typeof tunnelGatewaysText>('tunnelGateways', {
  heading: 'Gateways with the tunnel',
  search: 'Search gateway, GWID',
  gateway: 'Gateway',
  plan: 'Package',
  used: 'Mappings used',
  usedOf: (used, most) => `${used} / ${most}`,
  bandwidth: 'Bandwidth',
  state: 'State',
  states: { online: 'Online', offline: 'Offline' },
  delivery: 'Delivery',
  today: 'Today',
  ends: 'Ends',
  ended: 'Ended',
  endsSoon: (day) => `${day} (soon)`,
  open: 'Mappings',
  renew: 'Renew or upgrade',
  none: 'No gateway has the tunnel yet',
  noneReason: 'Gateways appear here once a package is bought and bound.',
  packages: 'See packages',
});
