import { words } from '../../../src/text/words';

/** Words of the device configuration. */
export const deviceConfigText = words('deviceConfig', {
  noDevice: '没有指定设备',
});
