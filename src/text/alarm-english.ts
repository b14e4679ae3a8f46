import type { AlarmFacts, alarmSentences } from './alarm-sentence.text';
import { counts } from './counts';
import type { Translated } from './words';

const above = ({ threshold, hold }: AlarmFacts) => `above ${threshold}%${hold ? counts` for ${hold} minutes` : ''}`;

/** English sentences of alarms by their kinds. */
export const alarmEnglish: Translated<typeof alarmSentences> = {
  gateway_offline: () => 'Device offline',
  wan_down: ({ subject, detail }) => `${subject} is down, ${detail ? `${detail} took over` : 'no line is left'}`,
  ap_lost: ({ detail }) => counts`${detail} APs lost their controller`,
  ap_offline: ({ name }) => `AP “${name}” offline`,
  switch_offline: ({ name }) => `Switch “${name}” offline`,
  firewall_offline: ({ name }) => `Firewall “${name}” offline`,
  cpu_high: (facts) => `CPU ${above(facts)}`,
  memory_high: (facts) => `Memory ${above(facts)}`,
  disk_high: (facts) => `Disk use ${above(facts)}`,
  port_loop: ({ subject, name }) => `Switch “${name}”: loop on port ${subject}, blocked`,
  radio_busy: ({ subject, name }) => `AP “${name}”: the ${subject} channel is crowded`,
  line_loss: ({ subject, threshold }) => `${subject}: packet loss above ${threshold}%`,
  firmware_new: ({ detail }) => `Firmware ${detail} is available`,
  restarted: () => 'The device restarted',
  tunnel_down: ({ detail, name }) => counts`Network “${name}”: ${detail} tunnels are down`,
  tunnel_loss: ({ detail, name, threshold }) => `Network “${name}”: packet loss to ${detail} above ${threshold}%`,
  tunnel_slow: ({ detail, name, threshold }) => `Network “${name}”: delay to ${detail} above ${threshold} ms`,
  decoy_touched: ({ subject, detail }) => `Decoy ${subject} was touched by ${detail}`,
};
