import { translate } from '../../../../src/text/words';
import type { equipmentHeadText } from './equipment-head.text';

translate<typeof equipmentHeadText>('equipmentHead', {
  online: 'Online',
  offline: 'Offline',
  offlineFor: (time) => `Offline ${time}`,
  network: 'Network',
  ip: 'IP',
  mac: 'MAC',
  model: 'Model',
  firmware: 'Firmware',
  uptime: 'Up',
});
