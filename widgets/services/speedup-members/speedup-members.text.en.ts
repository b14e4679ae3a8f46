import { translate } from '../../../src/text/words';
import type { speedupMembersText } from './speedup-members.text';

translate<typeof speedupMembersText>('speedupMembers', {
  heading: 'Members',
  search: 'Search name, MAC, purpose',
  member: 'Member',
  mac: 'MAC',
  group: 'Group',
  state: 'Application',
  all: 'All',
  purpose: 'Purpose',
  reason: 'What the operator said',
  bandwidth: 'Bandwidth',
  asGroup: 'As its group',
  goes: 'Sped up',
  onOff: { on: 'Yes', off: 'Paused' },
  month: 'This month',
  last: 'Last used',
  set: 'Settings',
  use: 'Usage',
  apply: 'Apply for a member',
  applyMany: 'Apply for many',
  removeDetail: 'Once the gateway confirms, the clients are back on the local line. Their figures go as well.',
  none: 'No member yet',
  noneReason: 'Apply for clients; once the operator approves they go to the gateway.',
});
