import { translate } from '../../../src/text/words';
import type { deviceConfigText } from './device-config.text';

translate<typeof deviceConfigText>('deviceConfig', {
  noDevice: 'No device was named',
  untold:
    'What the device holds here is not known: import it where the difference can be shown; what is applied replaces it.',
});
