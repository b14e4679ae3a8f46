import { translate } from '../../../src/text/words';
import type { networkGroupsText } from './network-groups.text';

translate<typeof networkGroupsText>('networkGroups', {
  tree: 'group',
  members: { gateway: 'networks', firewall: 'firewalls' },
  allOf: { gateway: 'All networks', firewall: 'All firewalls' },
  noneReason: (members) => `Create a group and put ${members} into it.`,
  search: 'Name, GWID, IP',
  remark: 'Name',
  status: 'State',
  group: 'Group',
  well: 'online',
  online: 'Online',
  offline: 'Offline',
  model: 'Model',
  noGroup: 'No group',
  clients: 'Clients',
  view: 'View',
  gwid: 'GWID',
  noMembers: { gateway: 'No networks yet', firewall: 'No firewalls yet' },
  noMembersReason: {
    gateway: 'Bind a gateway, then it can be put into this group.',
    firewall: 'Bind a firewall, then it can be put into this group.',
  },
});
