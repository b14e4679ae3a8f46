import { words } from '../../../src/text/words';

/** Words of the routers with cameras. */
export const cameraRoutersText = words('cameraRouters', {
  label: '有摄像头的网关',
  search: '搜索名称、GWID、IP、MAC',
  state: '状态',
  states: { '': '全部', short: '硬盘不足', lost: '有摄像头离线' },
  router: '网关',
  routerState: '网关状态',
  online: '在线',
  offline: '离线',
  cameras: '摄像头',
  onlineCameras: '在线摄像头',
  of: (online: number, all: number) => `${online} / ${all}`,
  planned: '存储计划',
  plannedOf: (planned: number, all: number) => (planned === 0 ? '都不录像' : `${planned} / ${all} 个有录像计划`),
  need: '预计占用 / 硬盘',
  noDisk: '没有硬盘',
  tooSmall: '硬盘不够',
  manage: '查看摄像头',
  none: '还没有摄像头',
  noneReason: '摄像头接入网关后，网关会显示在这里。',
});
