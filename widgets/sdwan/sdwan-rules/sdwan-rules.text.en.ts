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
    link: `Matched from the top; the first match decides the link. ${keys}`,
    filter: `Matched from the top; the first match decides. ${keys}`,
    security: `Matched from the top; the first match decides. ${keys}`,
    app: 'Opens an application inside one member to others; matched from the top, the first match decides',
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
  match: 'Matches',
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
  saved: 'Saved; being sent to the gateways',
  savedResting: 'Saved; in force once the network runs again',
  lines: 'One IP, range or segment per line; empty: any',
  portsHelp: 'For example 80,443,8000-8100; empty: any',
  periodHelp: 'For example 09:00-18:00; empty: always',
});
