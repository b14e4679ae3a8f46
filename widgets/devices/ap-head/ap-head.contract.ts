import { contract, flag, needed, text } from '../../../src/element/contract';

/** Who an access point is, how it is, and what can be done with it. */
export const apHeadContract = contract({
  tag: 'np-ap-head',
  name: 'ApHead',
  family: 'devices',
  summary:
    'AP 页头：名称、状态、型号、所属网络、地址、序列号与运行时间；可改名、让指示灯闪烁、重启与升级，设备的答复随时显示',
  status: 'beta',
  scopes: ['device:read', 'device:write', 'device:manage'],
  props: {
    device: needed(text('AP 的编号'), 'ap-1'),
    manage: flag('显示改名、定位、重启与升级，需要 device:write 与 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
