import { translate } from '../../../src/text/words';
import type { cameraRoutersText } from './camera-routers.text';

translate<typeof cameraRoutersText>('cameraRouters', {
  label: 'Routers with cameras',
  search: 'Name, GWID, IP or MAC',
  state: 'State',
  states: { '': 'All', short: 'Disk too small', lost: 'Camera offline' },
  router: 'Router',
  routerState: 'Router state',
  online: 'Online',
  offline: 'Offline',
  cameras: 'Cameras',
  onlineCameras: 'Cameras online',
  of: (online, all) => `${online} / ${all}`,
  planned: 'Storage plan',
  plannedOf: (planned, all) => (planned === 0 ? 'None records' : `${planned} / ${all} have a plan to record`),
  need: 'Will fill / disk',
  noDisk: 'No disk',
  tooSmall: 'Disk too small',
  manage: 'Show cameras',
  none: 'No cameras yet',
  noneReason: 'A router shows here once a camera is behind it.',
});
