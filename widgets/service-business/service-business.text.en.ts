import { translate } from '../../src/text/words';
import type { serviceBusinessText } from './service-business.text';

translate<typeof serviceBusinessText>('serviceBusiness', {
  heading: 'Services',
  search: 'Gateway, GWID',
  none: 'Nothing bought yet',
  noneReason: 'Gateways and ends are shown here once something was bought.',
  packages: 'See the packages',
  service: 'Service',
  quantity: 'Quantity',
  amount: (count, unit) => `${count} ${unit}`,
  gateway: 'Gateway',
  unbound: 'Not bound',
  state: 'State',
  states: { all: 'All', active: 'Active', expiring: 'Ends soon', expired: 'Ended' },
  starts: 'Since',
  expires: 'Ends',
  renew: 'Renew',
  upgrade: 'Upgrade',
  bind: 'Bind to a gateway',
  unbind: 'Take off the gateway',
  unbindAsk: (name) => `Take it off “${name}”? It does nothing until bound again; its time goes on.`,
  bound: 'Bound',
  unbindDone: 'Taken off',
  choose: 'Gateway',
});
