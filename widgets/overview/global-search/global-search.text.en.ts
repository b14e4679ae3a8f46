import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { globalSearchText } from './global-search.text';

translate<typeof globalSearchText>('globalSearch', {
  label: 'Search',
  placeholder: 'Pages, devices, users, alarms, orders or actions',
  results: 'Results',
  groups: {
    recent: 'Recent',
    actions: 'Actions',
    pages: 'Pages',
    devices: 'Devices',
    users: 'Online users',
    alarms: 'Alarms',
    orders: 'Orders',
  },
  kinds: { gateway: 'Gateway', ap: 'AP', switch: 'Switch', firewall: 'Firewall' },
  states: { online: 'online', offline: 'offline' },
  orderStates: {
    unpaid: 'to be paid',
    paid: 'not started',
    active: 'active',
    expiring: 'ends soon',
    expired: 'ended',
    refunded: 'refunded',
    cancelled: 'cancelled',
  },
  nothing: (typed) => `Nothing found for “${typed}”`,
  nothingHint: 'Type a name, GWID, MAC, IP or serial number, or the name of a page',
  failed: 'Devices and users cannot be searched at the moment',
  found: (count, more) => (count ? counts`${more ? 'At least ' : ''}${count} results` : 'No results'),
  keys: { move: 'choose', open: 'open', close: 'close' },
  between: ', ',
  simulated: 'Simulated',
  forget: 'Forget these',
});
