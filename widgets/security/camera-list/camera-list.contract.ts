import { contract, flag, text } from '../../../src/element/contract';

/** Cameras and what they record. */
export const cameraListContract = contract({
  tag: 'np-camera-list',
  name: 'CameraList',
  family: 'security',
  summary: '云安全摄像：摄像头、所属网关、在线状态、当前画面与存储计划，可搜索、按状态和录像方式筛选，硬盘不够时提示',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write'],
  props: {
    gwid: text('只显示一台网关下的摄像头'),
    manage: flag('可改名、修改存储计划，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
