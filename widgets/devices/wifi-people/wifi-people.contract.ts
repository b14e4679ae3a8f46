import { contract, flag, needed, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-wifi-people>. */
export const wifiPeopleContract = contract({
  tag: 'np-wifi-people',
  name: 'WifiPeople',
  family: 'devices',
  summary: '无线网络的个人密码：每人一个密码，可限 VLAN、终端数与有效期；导入、停用、延长、换新密码、打印卡片',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:manage'],
  props: {
    template: needed(text('无线模板 ID'), 't-1'),
    manage: flag('可添加、导入、修改、查看密码与删除，需要 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
