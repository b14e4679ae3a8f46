import type { mediaText } from './media.text';
import { translate } from './words';

translate<typeof mediaText>('media', {
  scheme: '[Address] must start with http, https, rtsp, udp or rtp',
  address: '[Address] is invalid',
  multicast: '[Address] must be a multicast group and a port, such as udp://239.1.1.1:5000',
  file: '[Path] is invalid; it must not start with http, udp, rtsp or rtp',
});
