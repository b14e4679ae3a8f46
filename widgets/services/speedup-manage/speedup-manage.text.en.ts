import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { speedupManageText } from './speedup-manage.text';

translate<typeof speedupManageText>('speedupManage', {
  list: (all) => all.join(', '),
  members: 'Members',
  membersOf: (approved, pending, refused) => `${approved} approved, ${pending} waiting, ${refused} refused`,
  month: 'This month',
  delivery: 'Delivery',
  plan: 'Package',
  planOf: (name, day) => `${name}, ends ${day}`,
  noPlan: 'No package in force',
  detail: 'Path and quality',
  renew: 'Renew or upgrade',
  more: 'More actions',
  use: 'Last 30 days',
  useNote: 'As the gateway reports it',
  ended: 'The service of this gateway has ended; its members are back on the local line until it is renewed',
  waiting: (count) => counts`${count} members wait for the operator; approved they go to the gateway`,
  nobody: 'There is no member to let through yet. Apply for one',
  over: 'The package has no room for this group; members are on the local line. Upgrade it or remove an older group',
  shut: 'The operator has closed this line; members are back on the local line. Choose another one',
  failed: (error) => `The gateway did not take the settings: ${error}`,
});
