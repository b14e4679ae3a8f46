import { translate } from '../../../src/text/words';
import type { sdwanDepartmentsText } from './sdwan-departments.text';

translate<typeof sdwanDepartmentsText>('sdwanDepartments', {
  department: 'department',
  accounts: 'accounts',
  all: 'All accounts',
  reason: 'Create departments as the company has them, then put accounts into them.',
  well: 'online',
  search: 'Account, name, gateway',
  manage: 'Accounts',
  noAccounts: 'No accounts yet',
  noAccountsReason: 'Accounts that dial in can be sorted into departments here.',
  open: 'View',
});
