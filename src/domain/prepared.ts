import {
  apRows,
  checkRows,
  newRow,
  sectionOf,
  type ConfigDocument,
  type ConfigField,
  type ConfigRow,
  type ConfigSection,
} from './config';
import { spanOf } from './config/gateway/segments';
import type { DeviceKind } from './device';
import { subnet, type RuleFailure } from '../rules';

/** A serial number as housings have it, in capitals. */
export const serialPattern = /^[\dA-Z-]{6,32}$/;

/** A setting of a prepared device: a field of the rows that it is kept in. */
interface PreparedSetting {
  section: string;
  /** The row, where it is there in any case. */
  row?: string;
  field: string;
}

/** What can be prepared besides a copy of another device's configuration, by kind and name. */
export const preparedSettings: Readonly<Record<DeviceKind, Readonly<Record<string, PreparedSetting>>>> = {
  gateway: { vlan: { section: 'vlan', field: 'vlan' }, address: { section: 'vlan', field: 'address' } },
  ap: Object.fromEntries(
    apRows.radio.flatMap((row) =>
      ['channel', 'power'].map((field) => [`${field}_${row}`, { section: 'radio', row, field }] as const),
    ),
  ),
  switch: {},
  firewall: {},
};

/** Settings by name; an empty one is left as it is on the device. */
export type PreparedSettings = Readonly<Record<string, string>>;

/** The field of a configuration that a setting fills. */
export function settingField(kind: DeviceKind, name: string): ConfigField | undefined {
  const setting = preparedSettings[kind][name];
  return setting && sectionOf(kind, setting.section)?.fields.find((one) => one.name === setting.field);
}

/** Those settings that a kind of device has and that say something. */
export const knownSettings = (kind: DeviceKind, settings: PreparedSettings): PreparedSettings =>
  Object.fromEntries(
    Object.entries(settings)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => value !== '' && Object.hasOwn(preparedSettings[kind], name)),
  );

/** What is wrong with settings, by name. */
export function checkSettings(kind: DeviceKind, given: PreparedSettings): Map<string, RuleFailure> {
  const settings = knownSettings(kind, given);
  const wrong = new Map<string, RuleFailure>();
  const document = withSettings(kind, {}, settings);
  for (const [key, rows] of Object.entries(document)) {
    for (const { row, field, failure } of checkRows(sectionOf(kind, key)!, rows, { document, vlans: new Set() })) {
      const name = Object.entries(preparedSettings[kind]).find(
        ([, one]) => one.section === key && one.field === field && (one.row ?? row) === row,
      )?.[0];
      if (name !== undefined && !wrong.has(name)) wrong.set(name, failure);
    }
  }
  return wrong;
}

/** A document with settings in it. `lan`: the interface of a VLAN that is not there yet. */
export function withSettings(
  kind: DeviceKind,
  document: ConfigDocument,
  settings: PreparedSettings,
  lan = 'lan1',
): ConfigDocument {
  const known = knownSettings(kind, settings);
  if (Object.keys(known).length === 0) return document;
  if (kind === 'gateway') return { ...document, vlan: vlansWith(document.vlan ?? [], known, lan) };
  const section = sectionOf(kind, 'radio')!;
  const before = document.radio ?? apRows.radio.map((id) => newRow(section, id));
  return { ...document, radio: before.map((row) => radioWith(section, row, known)) };
}

function radioWith(section: ConfigSection, row: ConfigRow, settings: PreparedSettings): ConfigRow {
  const channel = settings[`channel_${row.id}`];
  const power = settings[`power_${row.id}`];
  const asNumber = power !== undefined && /^-?\d{1,4}$/.test(power) ? Number(power) : power;
  return {
    ...newRow(section, row.id),
    ...row,
    ...(channel !== undefined && { channel, enabled: true }),
    ...(asNumber !== undefined && { power: asNumber, enabled: true }),
  };
}

function vlansWith(before: readonly ConfigRow[], settings: PreparedSettings, lan: string): ConfigRow[] {
  const { vlan = '', address = '' } = settings;
  const there = before.find((row) => row.vlan === vlan);
  const base = there ?? {
    ...newRow(sectionOf('gateway', 'vlan')!, `v${vlan}`),
    vlan,
    name: `VLAN ${vlan}`,
    interface: lan,
  };
  const row: ConfigRow = { ...base, address, ...poolOf(address, base.dhcp === true) };
  return there ? before.map((one) => (one === there ? row : one)) : [...before, row];
}

/** Addresses for those who ask: the half of the segment that the gateway's own is not in. A tiny one has none to give. */
function poolOf(address: string, dhcp: boolean): { dhcp?: boolean; pool?: string } {
  const span = subnet(address) ? undefined : spanOf(address);
  if (!span || !dhcp) return {};
  const size = span.to - span.from + 1;
  if (size < 8) return { dhcp: false, pool: '' };
  const own = address
    .split('/')[0]!
    .split('.')
    .reduce((sum, part) => sum * 256 + Number(part), 0);
  const half = span.from + size / 2;
  const [from, to] = own < half ? [half, span.to - 1] : [span.from + 1, half - 1];
  return { pool: `${dotted(from)}-${dotted(to)}` };
}

const dotted = (address: number): string =>
  [24, 16, 8, 0].map((bits) => Math.floor(address / 2 ** bits) % 256).join('.');
