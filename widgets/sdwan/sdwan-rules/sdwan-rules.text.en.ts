import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { sdwanRulesText } from './sdwan-rules.text';

const keys = 'Drag the handle, or focus it and use the arrow keys';

translate<typeof sdwanRulesText>('sdwanRules', {
  network: 'Network',
  noNetworks: 'No networks yet',
  noNetworksReason: 'Rules belong to a network. Create one first.',
  create: 'Create network',
  notes: {
    link: `Asked from the top; the first that fits decides the link. ${keys}`,
    filter: `Asked from the top; the first that fits decides. ${keys}`,
    security: `Asked from the top; the first that fits decides. ${keys}`,
    app: 'Opens an application inside one member to others; the first that fits decides',
  },
  missing: 'The package does not include these rules. Upgrade it to use them; those that are there can be deleted.',
  expired: 'The package has expired. Renew it to change rules; until then they can be deleted.',
  newer: 'The rules were changed elsewhere. Discard your changes and make them anew before saving.',
  upgrade: 'Upgrade',
  deaf: (count, names) =>
    counts`${count} members say that they carry no rules out and were told none: ${names.join(', ')}${count > names.length ? ' …' : ''}.`,
  add: 'Add rule',
  edit: 'Edit',
  remove: 'Delete',
  order: 'Place',
  route: 'Source → target',
  match: 'Fits',
  any: 'any',
  on: 'In use',
  off: 'Off',
  logs: 'Logged',
  failover: 'With failover',
  noFailover: 'No failover',
  goneMember: 'Former member',
  more: (first, count) => `${first} and more, ${count} in all`,
  none: 'No rules yet',
  noneReason: {
    link: 'Without any, everything takes the primary link.',
    filter: 'Without any, everything passes.',
    security: 'Without any, everything passes.',
    app: 'Nothing is opened between members.',
  },
  changed: 'The rules were changed and are not saved',
  discard: 'Discard',
  save: 'Save and send',
  saved: 'Saved; the gateways are being told',
  savedResting: 'Saved; it holds once the network runs again',
  lines: 'One IP, range or segment a line; empty: any',
  portsHelp: 'For example 80,443,8000-8100; empty: any',
  periodHelp: 'For example 09:00-18:00; empty: always',
});
