import type { AlarmKind } from '../../../../src/domain/alarm-kinds';
import type { DeviceKind } from '../../../../src/domain/device';
import { rulesOf } from '../../../../src/domain/alarm-rule';
import { condition, type Condition, type ConditionWords } from './alarm-words';

/** The rules of an account, by kind. */
export type Rules = ReturnType<typeof rulesOf>;
const standard = rulesOf();

/** A device as one report shows it. What is undefined was not told, and no rule about it speaks. */
export interface Reading {
  id: string;
  accountId: string;
  kind: DeviceKind;
  gatewayId: string;
  remark: string;
  gatewayRemark: string;
  simulated: boolean;
  /** Percent. */
  cpu?: number | null;
  memory?: number | null;
  diskUsed?: number | null;
  /** Lines that are meant to be up; `loss` in percent of packets. */
  wans?: readonly { name: string; up: boolean; loss?: number | null }[];
  /** Ports that a loop was found on. */
  loops?: readonly number[];
  /** Radios whose channel is crowded. */
  busyRadios?: readonly string[];
  firmwareNew?: string | null;
  /** It started less than half an hour ago, and was known before. */
  restarted?: boolean;
}

/** Kinds that reports raise and clear; being offline is decided from missing reports instead. */
export const reportedKinds = [
  'wan_down',
  'line_loss',
  'cpu_high',
  'memory_high',
  'disk_high',
  'port_loop',
  'radio_busy',
  'firmware_new',
  'restarted',
] as const satisfies readonly AlarmKind[];

/** Which alarm of a device: its kind and what in the device. */
export const aboutOf = (kind: string, subject: string): string => `${kind}\n${subject}`;

/**
 * Everything that is wrong with a device as one report shows it. `isOpen` tells which alarms stand already: their value
 * must fall below the rule's `clear` before they are over, not only below `threshold`.
 */
export function conditionsOf(
  reading: Reading,
  rules: Rules = standard,
  isOpen: (about: string) => boolean = () => false,
): Condition[] {
  const found: Condition[] = [];
  const high = (kind: AlarmKind, value: number | null | undefined, subject = '') => {
    const { threshold = Infinity, clear = threshold } = rules[kind];
    return typeof value === 'number' && value > (isOpen(aboutOf(kind, subject)) ? clear : threshold);
  };
  const add = (kind: AlarmKind, words: ConditionWords = {}) =>
    rules[kind].enabled && found.push(condition(kind, { ...words, rule: rules[kind] }));
  const wans = reading.wans ?? [];
  const name = reading.remark;
  for (const wan of wans) {
    const subject = wan.name;
    if (!wan.up) add('wan_down', { subject, detail: wans.find((other) => other.up)?.name });
    else if (high('line_loss', wan.loss, subject)) add('line_loss', { subject });
  }
  if (high('cpu_high', reading.cpu)) add('cpu_high');
  if (high('memory_high', reading.memory)) add('memory_high');
  if (high('disk_high', reading.diskUsed)) add('disk_high');
  for (const port of reading.loops ?? []) add('port_loop', { subject: String(port), name });
  for (const radio of reading.busyRadios ?? []) add('radio_busy', { subject: radio, name });
  if (reading.firmwareNew) add('firmware_new', { detail: reading.firmwareNew });
  if (reading.restarted) add('restarted');
  return found;
}
