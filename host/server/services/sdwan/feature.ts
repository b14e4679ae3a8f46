import type { Feature } from '../../kit/context/context';
import { dialerDocument } from './account-document';
import { memberDocument } from './document';
import { joinSite, lookAtSites } from './site';

/** Networks of several places, and people who dial into them. */
export const sdwan: Feature = {
  moves: { sdwan_node: 'gwid', sdwan_member: 'gwid', sdwan_account: 'gwid' },
  siteNetwork: { look: lookAtSites, join: joinSite },
  settings: {
    sdwan: { name: 'sdwanNetwork', document: memberDocument },
    sdwan_account: { name: 'sdwanAccounts', document: dialerDocument },
  },
  actions: {
    '/api/v3/sdwan/create': { text: '新建组网', en: 'Add an SD-WAN network' },
    '/api/v3/sdwan/save': { text: '修改组网', en: 'Change an SD-WAN network' },
    '/api/v3/sdwan/pause': { text: '暂停或恢复组网', en: 'Pause or resume an SD-WAN network' },
    '/api/v3/sdwan/retry': { text: '重新下发组网设置', en: 'Send SD-WAN settings again' },
    '/api/v3/sdwan/check/start': { text: '组网体检', en: 'Examine a network' },
    '/api/v3/sdwan/rules/save': { text: '修改组网规则', en: 'Change SD-WAN rules' },
    '/api/v3/sdwan/remove': { text: '删除组网', en: 'Delete an SD-WAN network' },
    '/api/v3/sdwan/account/create': { text: '新建 SD-WAN 账号', en: 'Add SD-WAN accounts' },
    '/api/v3/sdwan/account/save': { text: '修改 SD-WAN 账号', en: 'Change an SD-WAN account' },
    '/api/v3/sdwan/account/reset': { text: '重置 SD-WAN 账号密码', en: 'Reset an SD-WAN account’s password' },
    '/api/v3/sdwan/account/switch': { text: '启停 SD-WAN 账号', en: 'Switch SD-WAN accounts on or off' },
    '/api/v3/sdwan/account/extend': { text: '延长 SD-WAN 账号有效期', en: 'Extend SD-WAN accounts' },
    '/api/v3/sdwan/account/remove': { text: '删除 SD-WAN 账号', en: 'Delete SD-WAN accounts' },
    '/api/v3/sdwan/group/create': { text: '新建组网分组或部门', en: 'Add an SD-WAN group or department' },
    '/api/v3/sdwan/group/rename': { text: '修改组网分组或部门名称', en: 'Rename an SD-WAN group or department' },
    '/api/v3/sdwan/group/move': { text: '移动组网分组或部门', en: 'Move an SD-WAN group or department' },
    '/api/v3/sdwan/group/remove': { text: '删除组网分组或部门', en: 'Delete an SD-WAN group or department' },
    '/api/v3/sdwan/group/assign': { text: '移到组网分组或部门', en: 'Move to an SD-WAN group or department' },
    '/api/v3/sdwan/node/save': { text: '保存组网节点', en: 'Save an SD-WAN node' },
    '/api/v3/sdwan/node/remove': { text: '删除组网节点', en: 'Delete an SD-WAN node' },
  },
  silent: ['/api/v3/sdwan/try'],
  names: [
    'SELECT name, NULL FROM sdwan_network WHERE account_id = $1 AND id = $2',
    'SELECT username, gwid FROM sdwan_account WHERE account_id = $1 AND id = $2',
  ],
};
