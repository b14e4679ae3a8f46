import { translate } from '../../../src/text/words';
import type { sdwanGroupsText } from './sdwan-groups.text';

translate<typeof sdwanGroupsText>('sdwanGroups', {
  group: 'group',
  groupTitle: 'Group',
  members: 'networks',
  all: 'All networks',
  none: 'No group',
  reason: 'Create a group and sort networks by region, customer or purpose.',
  well: 'normal',
  search: 'Name of the network',
  name: 'Name',
  state: 'State',
  topology: 'Topology',
  online: 'Online / members',
  expires: 'Ends',
  open: 'Manage',
  noNetworks: 'No networks yet',
  noNetworksReason: 'A network makes one LAN of several sites; once made it can be put into a group.',
  create: 'Create network',
});
