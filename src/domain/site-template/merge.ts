import { newRow, sectionOf, type ConfigDocument, type ConfigRow, type ConfigValue } from '../config';
import { rowKey } from './fill';

/** What a site has otherwise than its model, by section and row; null: the row is not there. */
export type SiteOverrides = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, ConfigValue>> | null>>>
>;

/** What a site shall have, with what it has otherwise. */
export const withOverrides = (wanted: ConfigDocument, overrides: SiteOverrides): ConfigDocument =>
  Object.fromEntries(
    Object.entries(wanted).map(([section, rows]) => [
      section,
      rows.flatMap((row) => {
        const own = overrides[section]?.[rowKey(section, row)];
        return own === null ? [] : [own ? { ...row, ...own } : row];
      }),
    ]),
  );

/** What a gateway has otherwise than its model says, for keeping it. */
export function overridesOf(document: ConfigDocument, wanted: ConfigDocument): SiteOverrides {
  const overrides: Record<string, Record<string, Record<string, ConfigValue> | null>> = {};
  for (const [section, rows] of Object.entries(wanted)) {
    const there = new Map((document[section] ?? []).map((row) => [rowKey(section, row), row]));
    for (const row of rows) {
      const key = rowKey(section, row);
      const found = there.get(key);
      const own = found
        ? Object.entries(row).flatMap(([name, value]): [string, ConfigValue][] =>
            name === 'id' || found[name] === value ? [] : [[name, found[name] ?? initialOf(section, name) ?? value]],
          )
        : undefined;
      if (own?.length === 0) continue;
      (overrides[section] ??= {})[key] = own ? Object.fromEntries(own) : null;
    }
  }
  return overrides;
}

const initialOf = (section: string, field: string) =>
  sectionOf('gateway', section)?.fields.find(({ name }) => name === field)?.initial;

/** How many rows a site has otherwise. */
export const countOverrides = (overrides: SiteOverrides): number =>
  Object.values(overrides).reduce((sum, rows) => sum + Object.keys(rows).length, 0);

/**
 * A gateway's document with the rows that it shall have: those of the same VLAN, name or interface are taken over, what the
 * version before had and this one has not goes, everything else stays as it is.
 */
export function mergeSite(
  document: ConfigDocument,
  wanted: ConfigDocument,
  before: ConfigDocument = {},
): ConfigDocument {
  const touched = new Set([...Object.keys(wanted), ...Object.keys(before)]);
  return {
    ...document,
    ...Object.fromEntries(
      [...touched].map((key) => [key, mergeRows(key, document[key] ?? [], wanted[key] ?? [], before[key] ?? [])]),
    ),
  };
}

function mergeRows(
  key: string,
  there: readonly ConfigRow[],
  wanted: readonly ConfigRow[],
  before: readonly ConfigRow[],
): ConfigRow[] {
  const keyOf = (row: ConfigRow) => rowKey(key, row);
  const byKey = new Map(wanted.map((row) => [keyOf(row), row]));
  const gone = new Set(before.map(keyOf).filter((one) => !byKey.has(one)));
  const kept = there.filter((row) => !gone.has(keyOf(row)) || isHeld(row));
  const ids = new Set(kept.map(({ id }) => id));
  const found = new Map(kept.filter((row) => !isHeld(row)).map((row) => [keyOf(row), row]));
  const whole = (row: ConfigRow): ConfigRow => {
    const old = found.get(keyOf(row));
    const section = sectionOf('gateway', key);
    return { ...(section && newRow(section, '')), ...old, ...row, id: old?.id ?? freeId(row.id, ids) };
  };
  if (!sectionOf('gateway', key)?.ordered) {
    const added = wanted.filter((row) => !found.has(keyOf(row)));
    return [
      ...kept.map((row) => (byKey.has(keyOf(row)) && !isHeld(row) ? whole(byKey.get(keyOf(row))!) : row)),
      ...added.map(whole),
    ];
  }
  // Where the first match decides, the model's rules stand together in their order, before those of the site.
  const own = kept.filter((row) => !isHeld(row) && !byKey.has(keyOf(row)));
  return [...kept.filter(isHeld), ...wanted.map(whole), ...own];
}

/** Rules that control strategies bring come and go with them. */
const isHeld = ({ id }: ConfigRow): boolean => id.startsWith('stg_');

function freeId(id: string, taken: Set<string>): string {
  const base = `st_${id.replace(/^st_/, '')}`.slice(0, 36);
  let free = base;
  for (let n = 2; taken.has(free); n++) free = `${base}.${n}`;
  taken.add(free);
  return free;
}
