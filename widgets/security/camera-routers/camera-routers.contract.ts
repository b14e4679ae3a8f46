import { contract } from '../../../src/element/contract';

/** Gateways that have cameras. */
export const cameraRoutersContract = contract({
  tag: 'np-camera-routers',
  name: 'CameraRouters',
  family: 'security',
  summary: '云安全摄像：有摄像头的路由器，每台的摄像头数、在线数、存储计划与硬盘占用，可按硬盘不足或有摄像头离线筛选',
  status: 'beta',
  scopes: ['device:read'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
