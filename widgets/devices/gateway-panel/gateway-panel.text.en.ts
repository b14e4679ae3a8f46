import { percent } from '../../../src/format';
import { translate } from '../../../src/text/words';
import type { gatewayPanelText } from './gateway-panel.text';

translate<typeof gatewayPanelText>('gatewayPanel', {
  heading: 'Interfaces',
  note: 'Click one for details',
  front: 'Interfaces',
  count: (label, count) => `${label} ${count}`,
  online: 'Running',
  offline: 'Offline',
  lastKnown: (at) => `Offline; as last reported at ${at}`,
  before: (state) => `${state} before it went offline`,
  alarm: 'Alarm',
  none: 'No interfaces yet',
  noneReason: 'They appear once the device has reported.',
  noGateway: 'No gateway given',
  noGatewayReason: 'Open a gateway from the list of networks.',

  booked: (down, up) => (up ? `${down}M / ${up}M` : `${down}M`),
  line: 'Line',
  access: 'Access',
  accesses: { pppoe: 'PPPoE', dhcp: 'DHCP', static: 'Static IP', cellular: 'Cellular', bridge: 'Bridge' },
  lan: 'LAN',
  address: 'IP address',
  gateway: 'Gateway',
  dns: 'DNS',
  mac: 'MAC',
  negotiated: 'Negotiated',
  duplex: { full: 'full duplex', half: 'half duplex' },
  rates: 'Down / up',
  loss: 'Loss',
  percent: (value) => percent(value / 100),
  signal: 'Signal',
  since: 'Online for',
});
