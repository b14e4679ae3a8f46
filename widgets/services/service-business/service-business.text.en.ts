import { translate } from '../../../src/text/words';
import type { serviceBusinessText } from './service-business.text';

translate<typeof serviceBusinessText>('serviceBusiness', {
  heading: 'Services',
  search: 'Gateway, GWID',
  none: 'Nothing bought yet',
  noneReason: 'Gateways and end dates are shown here once something was bought.',
  packages: 'See the packages',
  service: 'Service',
  quantity: 'Quantity',
  amount: (count, unit) => `${count} ${unit}`,
  gateway: 'Gateway / network',
  allServices: 'All services',
  unbound: 'Not bound',
  state: 'State',
  states: { all: 'All', active: 'Active', expiring: 'Ends soon', expired: 'Ended' },
  starts: 'Since',
  expires: 'Ends',
  settings: 'Settings',
  renew: 'Renew',
  upgrade: 'Upgrade',
  again: 'Buy again',
  bind: 'Bind to a gateway',
  unbind: 'Unbind',
  unbindAsk: (name) => `Unbind it from “${name}”? It does nothing until bound again; its time keeps running.`,
  bound: 'Bound',
  unbindDone: 'Unbound',
  choose: 'Gateway',

  renewMany: (count) => `Renew ${count}`,
  renewPay: 'Pay from the balance',
  renewTo: (day) => `until ${day}`,
  renewNone: 'Only trials or what is no longer sold are ticked: they cannot be renewed',
  renewMost: (most) => `At most ${most} at once`,
  trialsLeft: (count) => `${count} left out: trials and what is no longer sold cannot be renewed`,
  notSold: 'No longer sold, cannot be renewed',
  duration: 'For',
  months: (count) =>
    count % 12 === 0
      ? `${count / 12} ${count === 12 ? 'year' : 'years'}`
      : `${count} ${count === 1 ? 'month' : 'months'}`,
  sum: 'Total',
  balance: (amount) => `Balance: ${amount}`,
  short: (amount) => `The balance of ${amount} does not pay for all: what it does not reach can be tried again.`,
});
