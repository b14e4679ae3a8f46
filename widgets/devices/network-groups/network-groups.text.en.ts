import { translate } from '../../../src/text/words';
import type { networkGroupsText } from './network-groups.text';

translate<typeof networkGroupsText>('networkGroups', {
  tree: 'group',
  members: 'networks',
  allOf: { gateway: 'All networks', firewall: 'All firewalls' },
  noneReason: 'Create a group and put networks into it.',
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
  noNetworks: 'No networks yet',
  noNetworksReason: 'Bind a gateway, then it can be put into this group.',
});
