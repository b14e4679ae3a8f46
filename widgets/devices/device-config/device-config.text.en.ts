import { translate } from '../../../src/text/words';
import type { deviceConfigText } from './device-config.text';

translate<typeof deviceConfigText>('deviceConfig', {
  noDevice: 'No device was named',
});
