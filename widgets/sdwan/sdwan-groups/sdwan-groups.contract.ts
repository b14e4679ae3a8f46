import { choice, contract } from '../../../src/element/contract';

/** Groups of SD-WAN networks and what is in them. */
export const sdwanGroupsContract = contract({
  tag: 'np-sdwan-groups',
  name: 'SdwanGroups',
  family: 'sdwan',
  summary: 'SD-WAN 组网分组：分组树与组内组网，可新建、改名、移动、删除分组，用拖动、键盘或对话框移动组网',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  props: { service: choice('哪种服务的组网：SD-WAN 或智慧组网', ['sdwan', 'network'], 'sdwan') },
  events: {},
  parts: { panel: '外框' },
});
