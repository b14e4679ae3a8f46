import { contract, flag } from '../../../src/element/contract';

/** What outsiders may rely on about <np-prepared-devices>. */
export const preparedDevicesContract = contract({
  tag: 'np-prepared-devices',
  name: 'PreparedDevices',
  family: 'devices',
  summary: '预配置：按序列号登记未上线的设备，接入后自动取得名称、分组与配置，并显示经过、失败原因与重试；可打印标签',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write', 'device:manage'],
  props: {
    manage: flag('显示添加、导入、编辑、重试与删除，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
