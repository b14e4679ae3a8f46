import { translate } from './words';
import type { commandText } from './command.text';

translate<typeof commandText>('command', {
  pending: 'Waiting for the device',
  sent: 'Fetched by the device, running',
  done: 'Done',
  failed: 'Failed',
  timed_out: 'Timed out',
});
