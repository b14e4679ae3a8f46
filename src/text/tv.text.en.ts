import type { tvText } from './tv.text';
import { translate } from './words';

translate<typeof tvText>('tv', {
  states: { playing: 'Playing', paused: 'Paused', idle: 'Idle', error: 'Fault', offline: 'Offline' },
  actions: { play: 'Play a channel', pause: 'Pause', resume: 'Go on', volume: 'Volume', reboot: 'Restart' },
  problems: {
    scheme: '[Address] must start with http, https, rtsp, udp or rtp',
    address: '[Address] is invalid',
    multicast: '[Address] must be a multicast group and a port, such as udp://239.1.1.1:5000',
    file: '[Path] is invalid; it must not start with http, udp, rtsp or rtp',
  },
});
