import { words } from '../../../../src/text/words';

/** Words above the page of an access point, a firewall or a switch. */
export const equipmentHeadText = words('equipmentHead', {
  online: '在线',
  offline: '离线',
  offlineFor: (time: string) => `离线 ${time}`,
  network: '所属网络',
  ip: 'IP',
  mac: 'MAC',
  model: '型号',
  firmware: '固件',
  uptime: '运行',
});
