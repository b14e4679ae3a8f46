import { translate } from '../../../src/text/words';
import type { deviceConfigText } from './device-config.text';

translate<typeof deviceConfigText>('deviceConfig', {
  noDevice: 'No device was named',
  noDeviceReason: 'Open a device from its list to change its settings.',
  untold:
    'What the device holds here is not known: import it where the difference can be shown; what is applied replaces it.',
});
