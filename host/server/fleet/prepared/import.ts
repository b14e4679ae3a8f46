import type { preparedImport, PreparedProblem } from '../../../../src/api/contract/prepared';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { DeviceKind } from '../../../../src/domain/device';
import { spanOf } from '../../../../src/domain/config/gateway/segments';
import { knownSettings } from '../../../../src/domain/prepared';
import { importChange, inBoth } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { because, inChinese, type Said } from '../../kit/refusal';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';
import { insertPrepared, mustFit } from './change';
import { noSite, storedSite, valueFaults, type PreparedSite } from '../sites/prepare';
import { modelsByName, type StoredModel } from '../sites/stored';
import { faultsOf, groupKind, readAround, type Around, type Entry, type Source } from './check';

type Row = ParsedOf<typeof preparedImport>['rows'][number];

/** Prepares the devices of a file: rows with an error are left out and told of. `dry`: nothing is written. */
export async function importPrepared(
  context: Context,
  { rows, dry }: ParsedOf<typeof preparedImport>,
): Promise<DataOf<typeof preparedImport>> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const { entries, problems } = await checkRows(sql, context, rows);
    if (!dry && entries.length > 0) {
      await mustFit(sql, caller.accountId, entries.length);
      await insertPrepared(sql, caller.accountId, entries, now());
      const made = inBoth(`${entries.length} 台`, `${entries.length} devices`);
      noteChange(context, importChange(made, rows.length - entries.length));
    }
    return { taken: entries.length, problems };
  });
}

interface Named {
  byName: ReadonlyMap<string, readonly Source[]>;
  remarks: ReadonlySet<string>;
}

async function checkRows(
  sql: Sql,
  context: Context,
  rows: readonly Row[],
): Promise<{ entries: (Entry & { copy_remark: string } & PreparedSite)[]; problems: PreparedProblem[] }> {
  const { accountId } = context.caller;
  const named = await readNamed(sql, accountId, rows);
  const models = await modelsByName(
    sql,
    context,
    rows.map(({ site }) => site),
  );
  const around = await readAround(sql, accountId, {
    serials: rows.map(({ serial }) => serial.toUpperCase()),
    copied: [...named.byName.values()].flat().map(({ id }) => id),
  });
  const entries: (Entry & { copy_remark: string } & PreparedSite)[] = [];
  const problems: PreparedProblem[] = [];
  const serials = new Map<string, number>();
  const segments = new Map<string, number>();
  for (const row of rows) {
    const { entry, faults } = resolve(row, around, named);
    const site = siteOf(context, row, entry.kind, models);
    Object.assign(faults, site.faults, { ...faultsOf(entry, around), ...faults });
    const first = serials.get(entry.serial);
    if (entry.serial && first !== undefined) faults.serial ??= because('serialTwice', { line: first });
    else serials.set(entry.serial, row.line);
    const tell = (level: PreparedProblem['level'], field: string, said: Said) =>
      void problems.push({ line: row.line, field, level, text: inChinese(said), ...said });
    for (const [field, said] of Object.entries(faults)) tell('error', field, said);
    for (const [field, said] of warningsOf(entry, row.line, named, segments)) tell('warning', field, said);
    if (Object.keys(faults).length > 0) continue;
    const source = entry.copy_from === null ? undefined : around.sources.get(entry.copy_from);
    const settings = knownSettings(entry.kind, entry.settings);
    entries.push({ ...entry, ...site.stored, settings, copy_remark: source?.remark ?? '' });
  }
  return { entries, problems };
}

/** The model that a row names, with its values; what is wrong with them by column. */
function siteOf(
  context: Context,
  { site, values }: Row,
  kind: DeviceKind,
  models: ReadonlyMap<string, StoredModel>,
): { stored: PreparedSite; faults: Record<string, Said> } {
  if (site === '') return { stored: noSite, faults: {} };
  const model = models.get(site);
  if (!model) return { stored: noSite, faults: { site: because('noSiteTemplate') } };
  if (kind !== 'gateway') return { stored: noSite, faults: { site: because('siteOfGateways') } };
  const faults = [...valueFaults(model, values)].map(([name, said]) => [`{{${name}}}`, said] as const);
  return { stored: storedSite(context, model, values), faults: Object.fromEntries(faults) };
}

/** Devices that rows name, by name and by serial number, and which names there are already. */
async function readNamed(sql: Sql, accountId: string, rows: readonly Row[]): Promise<Named> {
  const wanted = [...new Set(rows.map(({ copy_from }) => copy_from).filter(Boolean))];
  const found = await sql.query<Source & { serial: string }>(
    `SELECT id, kind, remark, serial FROM device
     WHERE account_id = $1 AND (remark = ANY($2::text[]) OR serial = ANY($3::text[])) ORDER BY id`,
    [accountId, wanted, wanted.map((one) => one.toUpperCase())],
  );
  const alike = await sql.query<{ remark: string }>(
    'SELECT DISTINCT remark FROM device WHERE account_id = $1 AND remark = ANY($2::text[])',
    [accountId, rows.map(({ remark }) => remark)],
  );
  const byName = new Map<string, Source[]>();
  for (const { serial, ...source } of found) {
    for (const name of [source.remark, serial]) byName.set(name, [...(byName.get(name) ?? []), source]);
  }
  return { byName, remarks: new Set(alike.map(({ remark }) => remark)) };
}

const kinds: Readonly<Record<string, DeviceKind>> = {
  ...{ '': 'gateway', gateway: 'gateway', router: 'gateway', 网关: 'gateway', 路由器: 'gateway' },
  ...{ ap: 'ap', 无线接入点: 'ap', 'access point': 'ap' },
  ...{ switch: 'switch', 交换机: 'switch', firewall: 'firewall', 防火墙: 'firewall' },
};

/** A row with names made ids, and what cannot be. */
function resolve(row: Row, around: Around, named: Named): { entry: Entry; faults: Record<string, Said> } {
  const faults: Record<string, Said> = {};
  const typed = row.kind.toLowerCase();
  const known = Object.hasOwn(kinds, typed) ? kinds[typed] : undefined;
  if (!known) faults.kind = because('preparedKind', { text: row.kind });
  const kind = known ?? 'gateway';
  const group = row.group ? groupOf(row.group, kind, around) : null;
  if (group !== null && typeof group !== 'string') faults.group = group;
  const copy = row.copy_from ? copyOf(row.copy_from, kind, named) : null;
  if (copy !== null && typeof copy !== 'string') faults.copy_from = copy;
  const entry: Entry = {
    serial: row.serial.toUpperCase(),
    kind,
    remark: row.remark,
    group_id: typeof group === 'string' ? group : null,
    location: row.location,
    copy_from: typeof copy === 'string' ? copy : null,
    settings: row.settings,
  };
  return { entry, faults };
}

/** Id of the group that a row names, or why there is none. */
function groupOf(name: string, kind: DeviceKind, { groups }: Around): string | Said {
  const wanted = groupKind(kind);
  if (!wanted) return because('preparedGroupless');
  const [own = '', parent] = name
    .split('/')
    .map((part) => part.trim())
    .reverse();
  const found = groups.filter(
    (one) => one.kind === wanted && one.name === own && (parent === undefined || one.parent === parent),
  );
  if (found.length === 1) return found[0]!.id;
  return found.length === 0 ? because('preparedNoGroup', { name }) : because('preparedGroupsAlike', { name: own });
}

/** Id of the device that a row wants a copy of, or why there is none. */
function copyOf(name: string, kind: DeviceKind, { byName }: Named): string | Said {
  const found = byName.get(name) ?? byName.get(name.toUpperCase()) ?? [];
  const fitting = found.filter((one) => one.kind === kind);
  if (fitting.length === 1) return fitting[0]!.id;
  if (fitting.length > 1) return because('copiesAlike', { name });
  return found.length === 0 ? because('copyGone', { name }) : because('copyKind');
}

/** What may be as it is meant, and may be not: a name that is there already, a network that two have. */
function warningsOf(
  { remark, settings }: Entry,
  line: number,
  { remarks }: Named,
  segments: Map<string, number>,
): [string, Said][] {
  const warnings: [string, Said][] = [];
  if (remarks.has(remark)) warnings.push(['remark', because('remarkThere')]);
  const span = settings.address ? spanOf(settings.address) : undefined;
  if (!span) return warnings;
  const key = `${span.from}-${span.to}`;
  const first = segments.get(key);
  if (first === undefined) segments.set(key, line);
  else warnings.push(['address', because('segmentTwice', { line: first })]);
  return warnings;
}
