import { translate } from '../../../src/text/words';
import type { cameraRoutersText } from './camera-routers.text';

translate<typeof cameraRoutersText>('cameraRouters', {
  label: 'Gateways with cameras',
  search: 'Name, GWID, IP or MAC',
  state: 'State',
  states: { '': 'All', short: 'Disk too small', lost: 'Camera offline' },
  router: 'Gateway',
  routerState: 'Gateway state',
  online: 'Online',
  offline: 'Offline',
  cameras: 'Cameras',
  onlineCameras: 'Cameras online',
  of: (online, all) => `${online} / ${all}`,
  planned: 'Storage plan',
  plannedOf: (planned, all) => (planned === 0 ? 'None records' : `${planned} / ${all} with a plan to record`),
  need: 'Will fill / disk',
  noDisk: 'No disk',
  tooSmall: 'Disk too small',
  manage: 'Show cameras',
  none: 'No cameras yet',
  noneReason: 'A gateway is shown here once a camera is behind it.',
});
