import { translate } from '../../../src/text/words';
import type { speedupMemberText } from './speedup-member.text';

translate<typeof speedupMemberText>('speedupMember', {
  unnamed: 'No member chosen',
  unnamedReason: 'Open one from the members of a group',
  views: 'What there is of the member',
  tabs: { set: 'Settings', use: 'Last 30 days' },
  mac: 'MAC',
  group: 'Group',
  groupOn: (group, gateway) => `${group} (gateway ${gateway})`,
  purpose: 'Purpose',
  applied: 'Applied',
  reason: 'What the operator said',
  waiting: 'The operator has not looked at it yet',
  delivery: 'Delivery',
  notSent: 'Sent once it is approved',
  total: 'In all',
  name: 'Name',
  mbps: 'Bandwidth (Mbps)',
  mbpsHelp: (most) => `Empty: as its group. ${most} Mbps at most`,
  goes: 'Over the line',
  save: 'Save',
  saved: 'Saved and on its way to the gateway',
  members: 'All members',
  remove: 'Remove',
  removeAsk: (name) => `Remove the member “${name}”?`,
  removeDetail:
    'Once the gateway confirms, the client is back on the local line. Its figures go as well; it comes back by a new application.',
  removed: 'Removed, on its way',
});
