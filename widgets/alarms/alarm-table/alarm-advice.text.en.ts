import { translate } from '../../../src/text/words';
import type { alarmAdvice } from './alarm-advice.text';

translate<typeof alarmAdvice>('alarmAdvice', {
  gateway_offline: [
    'Check the power and the modem lights on site',
    'See from another line whether the uplink is down',
    'If it stays down, restart the gateway on site',
  ],
  wan_down: [
    'Check the cable and the modem of the line',
    'Ask the carrier about the line',
    'Make sure the backup line is wide enough',
  ],
  ap_lost: [
    'Check power and port of the switch above the APs',
    'Make sure the uplink carries the management VLAN',
    'If it stays down, restart the AC service',
  ],
  ap_offline: [
    'Check PoE and the cable of the AP',
    'Restart the port on the switch',
    'If it stays down, replace the cable or the AP',
  ],
  switch_offline: [
    'Check the power of the switch',
    'Check the uplink cable and the optics',
    'Make sure its address is not used twice',
  ],
  firewall_offline: [
    'Check power and the management port',
    'See whether traffic takes the bypass',
    'If it stays down, restart it on site',
  ],
  cpu_high: [
    'Look for the busiest client among the online users',
    'Look for loops or attacks',
    'With lasting high session counts, use a larger model',
  ],
  memory_high: [
    'Look at the plugins enabled lately',
    'Restart the device at a quiet hour',
    'Upgrade to the latest firmware',
  ],
  disk_high: ['Remove old logs and backups', 'Keep logs for fewer days', 'Use a larger disk'],
  port_loop: [
    'Unplug the port and check the cabling on site',
    'Look for a loop in the switch below',
    'The port opens by itself once the cabling is right',
  ],
  radio_busy: ['Choose another channel at a quiet hour', 'Lower the power or the channel width', 'Move clients to 5G'],
  line_loss: ['Ping the line continuously', 'See whether the line is full', 'Ask the carrier to test the line'],
  firmware_new: ['Read the release notes', 'Upgrade at a quiet hour', 'Try one device first, then the others'],
  restarted: ['Ask whether somebody restarted it', 'Check the power on site', 'If it happens often, contact support'],
  tunnel_down: [
    'See on the map which end is cut off',
    'Check the lines of that gateway',
    'Check that the network is neither paused nor expired',
  ],
  tunnel_loss: [
    'Check whether the lines of both ends are full',
    'Ping over both lines for a while',
    'If it stays, ask the carrier or use another line',
  ],
  tunnel_slow: [
    'See on the map whether it takes a detour',
    'Check the latency of both lines',
    'Use a nearer centre where latency matters',
  ],
  decoy_touched: [
    'See the client in the log of attacks',
    'Find it and look for malware',
    'Block it until you know that it is harmless',
  ],
});
