import { contract, flag } from '../../../src/element/contract';

/** Accounts that dial into SD-WAN from anywhere. */
export const sdwanAccountsContract = contract({
  tag: 'np-sdwan-accounts',
  name: 'SdwanAccounts',
  family: 'sdwan',
  summary:
    'SD-WAN 账号：远程接入账号的部门、接入网关、限速、同时在线数、有效期、最近登录与流量，可批量新建、延期、移动、启停、删除',
  status: 'beta',
  scopes: ['account', 'device:read'],
  props: { manage: flag('可新建、修改、启停、删除账号；移动部门需要 device:write') },
  events: {},
  parts: { panel: '外框' },
});
