import { translate } from '../../text/words';
import type { portLabels } from './states.text';

translate<typeof portLabels>('portStates', {
  interface: { connected: 'Connected', disconnected: 'Not connected', free: 'Free', cardFree: 'No card' },
  port: ['Not connected', '1000 Mbps', '100 Mbps', 'Loop blocked', 'Shut down'],
});
