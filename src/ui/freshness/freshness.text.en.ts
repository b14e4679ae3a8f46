import { translate } from '../../text/words';
import type { freshnessText } from './freshness.text';

translate<typeof freshnessText>('freshness', {
  states: {
    idle: '',
    connecting: 'Connecting',
    live: 'Live',
    reconnecting: 'Connection lost, reconnecting',
    polling: '',
  },
  failed: 'Update failed',
  paused: 'Paused',
  every: (seconds) => `Updated every ${seconds} s`,
  at: (clock) => `updated ${clock}`,
  pause: 'Pause updates',
  resume: 'Resume updates',
  now: (state) => `Data: ${state}`,
});
