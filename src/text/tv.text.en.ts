import type { tvText } from './tv.text';
import { translate } from './words';

translate<typeof tvText>('tv', {
  states: { playing: 'Playing', paused: 'Paused', idle: 'Idle', error: 'Fault', offline: 'Offline' },
  actions: { play: 'Play', pause: 'Pause', resume: 'Resume', volume: 'Volume', reboot: 'Restart' },
});
