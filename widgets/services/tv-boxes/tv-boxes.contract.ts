import { contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-tv-boxes>. */
export const tvBoxesContract = contract({
  tag: 'np-tv-boxes',
  name: 'TvBoxes',
  family: 'services',
  summary: '云 TV 设备：电视盒的播放状态、当前频道、音量与所在网关；遥控播放、暂停、音量、重启，批量执行并给出每台结果',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write', 'device:manage'],
  props: {
    gwid: text('只显示一台网关的电视盒'),
    manage: flag('可遥控、改名、更换频道组，需要 device:write；删除离线的电视盒另需 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
