import type { AlarmCategory, AlarmLevel } from './alarm';

/** Every kind of alarm that the server raises, with its level and category. */
export const alarmKinds = {
  gateway_offline: { level: 'FATAL', category: 'device' },
  wan_down: { level: 'FATAL', category: 'line' },
  ap_lost: { level: 'FATAL', category: 'wireless' },
  ap_offline: { level: 'MIDDLE', category: 'wireless' },
  switch_offline: { level: 'MIDDLE', category: 'switching' },
  firewall_offline: { level: 'FATAL', category: 'security' },
  cpu_high: { level: 'MIDDLE', category: 'performance' },
  memory_high: { level: 'MIDDLE', category: 'performance' },
  disk_high: { level: 'MIDDLE', category: 'performance' },
  port_loop: { level: 'MIDDLE', category: 'switching' },
  radio_busy: { level: 'MIDDLE', category: 'wireless' },
  line_loss: { level: 'GENERAL', category: 'line' },
  firmware_new: { level: 'GENERAL', category: 'system' },
  restarted: { level: 'GENERAL', category: 'system' },
  tunnel_down: { level: 'FATAL', category: 'line' },
  tunnel_loss: { level: 'MIDDLE', category: 'line' },
  tunnel_slow: { level: 'GENERAL', category: 'line' },
  decoy_touched: { level: 'MIDDLE', category: 'security' },
} as const satisfies Record<string, { level: AlarmLevel; category: AlarmCategory }>;

/** Code of a kind of alarm. */
export type AlarmKind = keyof typeof alarmKinds;
