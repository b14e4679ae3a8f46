import { translate } from './words';
import type { alarmKindNames } from './alarm-kind.text';

translate<typeof alarmKindNames>('alarmKindNames', {
  gateway_offline: 'Gateway offline',
  wan_down: 'Line down',
  ap_lost: 'APs lost',
  ap_offline: 'AP offline',
  switch_offline: 'Switch offline',
  firewall_offline: 'Firewall offline',
  cpu_high: 'High CPU load',
  memory_high: 'High memory use',
  disk_high: 'Disk nearly full',
  port_loop: 'Port loop',
  radio_busy: 'Crowded channel',
  line_loss: 'Packet loss',
  firmware_new: 'Firmware update',
  restarted: 'Restarted',
  tunnel_down: 'SD-WAN tunnel down',
  tunnel_loss: 'SD-WAN tunnel loss',
  tunnel_slow: 'SD-WAN tunnel slow',
  decoy_touched: 'Decoy touched',
});
