import type { dialerText } from './dialer.text';
import { translate } from './words';

translate<typeof dialerText>('dialer', {
  states: { all: 'All', active: 'Active', expiring: 'Ending soon', expired: 'Ended', off: 'Off' },
  noDepartment: 'No department',
  username: 'Account',
  name: 'Name',
  state: 'State',
  department: 'Department',
  expires: 'Ends',
  endless: 'No end',
  lastLogin: 'Last sign-in',
  never: 'Never',
  online: 'Online',
  onlineCount: (count, most) => `${count} / ${most}`,
});
