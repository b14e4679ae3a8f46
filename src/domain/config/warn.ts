import { linesOf } from '../../rules';
import type { DeviceKind } from '../device';
import { addressSpans, hiddenIn, numberSpans, spansCover } from '../spans';
import { configSections } from './sections';
import type { ConfigDocument, ConfigRow, ConfigRows } from './types';

const kinds = [
  ...(['shadowed', 'conflict', 'deny_all', 'port_off', 'uplink_off', 'poe_off'] as const),
  ...(['line_off', 'line_changed', 'no_line', 'lan_moved'] as const),
] as const;

/** Something that is asked about before a draft is sent; it can be meant. */
interface ConfigWarning {
  /**
   * Rules that are never reached, that decide the same or otherwise; everything refused; a port shut or without power
   * that something hangs behind, or the way to the gateway; a line of a gateway that goes, that dials anew, the last of
   * them; a segment inside that moves or goes.
   */
  kind: (typeof kinds)[number];
  section: string;
  /** Name of the row that does it. */
  name: string;
  /** Whom it hits by name: the rules that are never reached, the devices behind a port. */
  hits: string[];
}

/** What hangs behind a port of a switch. */
export interface Behind {
  /** The way to the gateway: without it the whole switch is cut off. */
  uplink: boolean;
  names: readonly string[];
}

/** Warnings of what a draft changes; `behind` says by row what hangs at the ports of a switch. */
export const warningsOf = (
  kind: DeviceKind,
  before: ConfigDocument,
  draft: ConfigDocument,
  behind: ReadonlyMap<string, Behind> = new Map(),
): ConfigWarning[] =>
  configSections[kind].flatMap(({ key, ordered }) => {
    const rows = draft[key];
    if (!rows) return [];
    if (kind === 'gateway' && key === 'wan') return told(key, lineWarnings(before[key] ?? [], rows));
    if (kind === 'gateway' && key === 'lan') return told(key, segmentWarnings(before[key] ?? [], rows));
    if (ordered) return policyWarnings(rows).map((warning) => ({ section: key, ...warning }));
    if (kind !== 'switch' || key !== 'ports') return [];
    return portWarnings(before[key] ?? [], rows, behind).map((warning) => ({ section: key, ...warning }));
  });

type Told = Omit<ConfigWarning, 'section'>;
const told = (section: string, warnings: readonly Told[]) => warnings.map((warning) => ({ section, ...warning }));

/** What a line is reached by: a change of any of it lets it come up anew, or not at all. */
const reach = ['interface', 'mode', 'wan_ip', 'next_hop', 'dial_account', 'dial_password', 'mtu'] as const;

/** The cloud is reached through the lines: without one nothing can be set right from here. */
function lineWarnings(before: ConfigRows, rows: ConfigRows): Told[] {
  const on = before.filter(({ enabled }) => enabled === true);
  const after = new Map(rows.filter(({ enabled }) => enabled === true).map((row) => [row.id, row]));
  const nameOf = (row: ConfigRow) => text(row, 'interface').toUpperCase();
  if (after.size === 0 && on.length > 0) return [{ kind: 'no_line', name: on.map(nameOf).join(' / '), hits: [] }];
  return on.flatMap((row): Told[] => {
    const now = after.get(row.id);
    if (!now) return [{ kind: 'line_off', name: nameOf(row), hits: [] }];
    const same = reach.every((field) => row[field] === now[field]);
    return same ? [] : [{ kind: 'line_changed', name: nameOf(row), hits: [] }];
  });
}

/** Terminals keep their old addresses until they ask again. */
function segmentWarnings(before: ConfigRows, rows: ConfigRows): Told[] {
  const after = new Map(rows.map((row) => [row.id, row]));
  return before.flatMap((row): Told[] => {
    const now = after.get(row.id);
    const same = now && (['interface', 'address'] as const).every((field) => row[field] === now[field]);
    return same ? [] : [{ kind: 'lan_moved', name: text(row, 'name'), hits: [text(row, 'address')] }];
  });
}

/** Rules are asked from the top, and the first that matches decides. */
function policyWarnings(rows: ConfigRows): Told[] {
  const on = rows.filter(({ enabled }) => enabled === true);
  const hidden = hiddenIn(on, covers);
  const name = (row: ConfigRow) => String(row.name);
  const wall = on.find(refusesAll);
  return on.flatMap((by): Told[] => {
    const behind = hidden.filter((one) => one.by === by).map(({ rule }) => rule);
    // A last rule that refuses what none before has allowed is how lists are meant to end.
    if (by === wall && (behind.length > 0 || !on.some(({ action }) => action === 'permit'))) {
      return [{ kind: 'deny_all', name: name(by), hits: behind.map(name) }];
    }
    const of = (conflict: boolean) => behind.filter(({ action }) => (action !== by.action) === conflict).map(name);
    return (['conflict', 'shadowed'] as const).flatMap((kind) => {
      const hits = of(kind === 'conflict');
      return hits.length > 0 ? [{ kind, name: name(by), hits }] : [];
    });
  });
}

const text = (row: ConfigRow, field: string): string => String(row[field] ?? '');

/** Ports mean something with TCP and UDP alone. */
const portsOf = (row: ConfigRow) =>
  row.protocol === 'tcp' || row.protocol === 'udp' ? text(row, 'target_ports') || text(row, 'ports') : '';

const zones = ['from', 'to'] as const;
const addresses = ['source_ips', 'target_ips'] as const;
const lists = ['source_macs', 'target_domains'] as const;

const refusesAll = (row: ConfigRow): boolean =>
  row.action === 'deny' &&
  row.protocol === 'any' &&
  zones.every((zone) => ['', 'any'].includes(text(row, zone))) &&
  [...addresses, ...lists, 'source_vlans', 'period'].every((field) => text(row, field) === '');

/** Whether a rule of a gateway or firewall matches everything that another one matches. */
function covers(one: ConfigRow, other: ConfigRow): boolean {
  const wide = (field: string, any: string) => ['', any, text(other, field)].includes(text(one, field));
  const open = text(one, 'target_ips') === '' && text(one, 'target_domains') === '';
  // Addresses beside domains may be meant together or each by itself: only what holds either way is said.
  const alike = (text(one, 'target_domains') === '') === (text(other, 'target_domains') === '');
  return (
    wide('protocol', 'any') &&
    wide('period', '') &&
    zones.every((zone) => wide(zone, 'any')) &&
    (open || alike) &&
    spansCover(numberSpans(portsOf(one)), numberSpans(portsOf(other))) &&
    spansCover(numberSpans(text(one, 'source_vlans')), numberSpans(text(other, 'source_vlans'))) &&
    addresses.every((field) => spansCover(addressSpans(text(one, field)), addressSpans(text(other, field)))) &&
    lists.every((field) => linesCover(text(one, field), text(other, field)))
  );
}

/** No lines at all is everything. */
function linesCover(wide: string, narrow: string): boolean {
  const all = new Set(linesOf(wide).map((line) => line.text.toLowerCase()));
  const some = linesOf(narrow);
  return all.size === 0 || (some.length > 0 && some.every((line) => all.has(line.text.toLowerCase())));
}

function portWarnings(before: ConfigRows, rows: ConfigRows, behind: ReadonlyMap<string, Behind>): Told[] {
  const was = new Map(before.map((row) => [row.id, row]));
  return rows.flatMap((row): Told[] => {
    const there = behind.get(row.id);
    const old = was.get(row.id);
    if (!there || !old) return [];
    const goes = (field: string) => old[field] === true && row[field] === false;
    const told = { name: row.id, hits: [...there.names] };
    if (goes('enabled')) return [{ kind: there.uplink ? 'uplink_off' : 'port_off', ...told }];
    return goes('poe') && row.enabled === true ? [{ kind: 'poe_off', ...told }] : [];
  });
}
