import { contract, flag } from '../../../src/element/contract';

/** What outsiders may rely on about <np-dynamic-passwords>. */
export const dynamicPasswordsContract = contract({
  tag: 'np-dynamic-passwords',
  name: 'DynamicPasswords',
  family: 'guest',
  summary: '动态密码：按计划或手动更换 Wi-Fi 密码，逐台 AP 的结果与重试，加密保存的历史，可打印、可投屏的入网卡',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:manage'],
  props: {
    manage: flag('显示入网卡、历史密码、新建、修改、更换与删除，需要 device:manage；重试需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
