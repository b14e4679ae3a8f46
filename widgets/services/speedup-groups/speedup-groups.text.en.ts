import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { speedupGroupsText } from './speedup-groups.text';

translate<typeof speedupGroupsText>('speedupGroups', {
  heading: 'My speed-up',
  heading2: 'Groups of 2.0',
  none2: 'No group of 2.0 yet',
  none2Reason: 'Make a group, or upgrade one on its page, then give its applications lines.',
  search: 'Search group, gateway, line',
  group: 'Group',
  state: 'State',
  delivery: 'Delivery',
  bandwidth: 'Bandwidth',
  members: 'Members',
  membersWaiting: (approved, pending) => `${approved}, ${pending} waiting`,
  month: 'This month',
  ends: 'Ends',
  ended: 'Ended',
  endsSoon: (day) => `${day} (soon)`,
  segments: { '': 'All', running: 'Running', paused: 'Paused', trouble: 'To look at' },
  detail: 'Path and quality',
  renew: 'Renew or upgrade',
  apply: 'Apply for a member',
  applyMany: 'Apply for many',
  full: 'The package has no group left. Upgrade it',
  none: 'No group yet',
  noneReason: 'Make a group with a line and applications, then apply for clients.',
  noService: 'No gateway has international speed-up yet',
  noServiceReason: 'Choose a package below; bought and bound to a gateway, it takes groups.',
  unbound: (count) => counts`${count} packages are bound to no gateway yet`,
  business: 'Bind',
});
