import type { AlarmKind } from '../../../src/domain/alarm';
import type { DeviceKind } from '../../../src/domain/device';
import { minute } from './china-time';
import { condition, type Condition } from './alarm-words';

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

/** Percent from which load counts as high, and packet loss as bad. */
export const limits = { load: 90, loss: 2 } as const;

/** How long a condition must last before an alarm is raised, milliseconds; at once where nothing is said. */
export const holds: Readonly<Partial<Record<AlarmKind, number>>> = {
  cpu_high: 10 * minute,
  memory_high: 10 * minute,
  line_loss: 5 * minute,
  radio_busy: 5 * minute,
};

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

/** Everything that is wrong with a device as one report shows it. */
export function conditionsOf(reading: Reading): Condition[] {
  const found: Condition[] = [];
  const high = (value: number | null | undefined) => typeof value === 'number' && value > limits.load;
  const wans = reading.wans ?? [];
  const name = reading.remark;
  for (const wan of wans) {
    const subject = wan.name;
    if (!wan.up) found.push(condition('wan_down', { subject, detail: wans.find((other) => other.up)?.name }));
    else if ((wan.loss ?? 0) > limits.loss) found.push(condition('line_loss', { subject }));
  }
  if (high(reading.cpu)) found.push(condition('cpu_high'));
  if (high(reading.memory)) found.push(condition('memory_high'));
  if (high(reading.diskUsed)) found.push(condition('disk_high'));
  for (const port of reading.loops ?? []) found.push(condition('port_loop', { subject: String(port), name }));
  for (const radio of reading.busyRadios ?? []) found.push(condition('radio_busy', { subject: radio, name }));
  if (reading.firmwareNew) found.push(condition('firmware_new', { detail: reading.firmwareNew }));
  if (reading.restarted) found.push(condition('restarted'));
  return found;
}
