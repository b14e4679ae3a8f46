import type { AlarmKind } from './alarm-kinds';

/** When an alarm of a kind is raised and cleared. What is undefined cannot be chosen for that kind. */
export interface AlarmRule {
  enabled: boolean;
  /** What it is wrong above: percent, or what `ruleUnit` says. */
  threshold?: number;
  /** What it is over at or below: lower than `threshold`, so that a value at the limit does not flap. */
  clear?: number;
  /** Minutes that it must last before it is told. */
  hold?: number;
}

/** Every kind with the rule that holds unless an account chose another. */
export const defaultRules: Readonly<Record<AlarmKind, Readonly<AlarmRule>>> = {
  gateway_offline: { enabled: true },
  wan_down: { enabled: true, hold: 0 },
  ap_lost: { enabled: true },
  ap_offline: { enabled: true },
  switch_offline: { enabled: true },
  firewall_offline: { enabled: true },
  cpu_high: { enabled: true, threshold: 90, clear: 85, hold: 10 },
  memory_high: { enabled: true, threshold: 90, clear: 85, hold: 10 },
  disk_high: { enabled: true, threshold: 90, clear: 88, hold: 0 },
  port_loop: { enabled: true, hold: 0 },
  radio_busy: { enabled: true, hold: 5 },
  line_loss: { enabled: true, threshold: 2, clear: 1, hold: 5 },
  firmware_new: { enabled: true },
  restarted: { enabled: true },
  tunnel_down: { enabled: true, hold: 1 },
  tunnel_loss: { enabled: true, threshold: 3, clear: 1, hold: 5 },
  tunnel_slow: { enabled: true, threshold: 200, clear: 150, hold: 5 },
  decoy_touched: { enabled: true },
};

/** What the threshold of a kind counts, and how high it may be. */
export const ruleUnit = (kind: AlarmKind): { unit: '%' | 'ms'; most: number } =>
  kind === 'tunnel_slow' ? { unit: 'ms', most: 10_000 } : { unit: '%', most: 100 };

/** Minutes that a rule may wait. */
export const longestHold = 120;

/** The rules of an account: its own where it chose, else the defaults. */
export const rulesOf = (
  own: Partial<Record<AlarmKind, AlarmRule>> = {},
): Readonly<Record<AlarmKind, Readonly<AlarmRule>>> => ({ ...defaultRules, ...own });

/** Which field of a rule may not be so, and why. */
export type RuleFault = { field: 'threshold' | 'clear' | 'hold'; fault: 'range' | 'order' | 'integer' };

/** Checks a rule against what its kind lets choose; nothing when it may be so. */
export function ruleFault(kind: AlarmKind, { threshold, clear, hold }: AlarmRule): RuleFault | undefined {
  const base = defaultRules[kind];
  const { most } = ruleUnit(kind);
  if (base.threshold !== undefined) {
    if (threshold === undefined || !(threshold >= 0.1 && threshold <= most))
      return { field: 'threshold', fault: 'range' };
    if (clear === undefined || !(clear >= 0 && clear <= most)) return { field: 'clear', fault: 'range' };
    if (clear >= threshold) return { field: 'clear', fault: 'order' };
  }
  if (base.hold !== undefined) {
    if (hold === undefined || !(hold >= 0 && hold <= longestHold)) return { field: 'hold', fault: 'range' };
    if (!Number.isInteger(hold)) return { field: 'hold', fault: 'integer' };
  }
  return undefined;
}

/** When the same alarm comes and goes too often, further ones stay quiet until it has been calm. */
export interface FlapRule {
  enabled: boolean;
  /** Alarms of the same thing … */
  count: number;
  /** … within these minutes; the next ones are held back. */
  minutes: number;
  /** Minutes that an alarm held back must stand before it is told after all. */
  calm: number;
}

/** The rule against flapping unless an account chose another. */
export const defaultFlap: FlapRule = { enabled: true, count: 4, minutes: 60, calm: 15 };
