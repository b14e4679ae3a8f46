import {
  diffDocuments,
  keptSecret,
  sectionOf,
  type ConfigDocument,
  type ConfigField,
  type ConfigRow,
  type ConfigValue,
} from '../../../../src/domain/config';
import type { Context } from '../../kit/context/context';
import { Refusal } from '../../kit/refusal';
import { patchedBy, type Patch } from './apply';
import type { Known } from './device';
import { wholeDocument } from './known';
import { configPlace, openSecrets } from './sealed';

/** What becomes of one field on many devices. */
export interface PatchEffect {
  section: string;
  /** Null: every row of the section. */
  row: string | null;
  field: string;
  /** Dots for a secret that is not empty. */
  after: ConfigValue;
  /** How many devices change. */
  devices: number;
  /** What it is there now, the most frequent values first; dots for a secret that is not empty. */
  before: { value: ConfigValue; devices: number }[];
}

/** A field with what it becomes, and the devices by what it is there now. */
interface Found extends Pick<PatchEffect, 'section' | 'row' | 'field' | 'after'> {
  values: Map<ConfigValue, Set<string>>;
}

/** Values of a field that are told one by one. */
const mostValues = 4;

/**
 * What the patches would change on these devices, field by field, and on how many of them anything: what was asked for
 * first, then what follows from it.
 */
export async function previewPatches(
  { db, features, caller, vault }: Pick<Context, 'db' | 'features' | 'caller' | 'vault'>,
  ids: readonly string[],
  patches: readonly Patch[],
): Promise<{ changing: number; effects: PatchEffect[] }> {
  const rows = await db.query<Known & { document: ConfigDocument | null }>(
    `SELECT d.id, d.kind, d.gateway_id, d.remark, d.status, d.simulated, d.detail, coalesce(d.capabilities, '{}') AS capabilities, t.document
     FROM device d LEFT JOIN LATERAL (
       SELECT document FROM config_version v WHERE v.device_id = d.id AND v.state IN ('pending', 'sent', 'done')
       ORDER BY version DESC LIMIT 1
     ) t ON true WHERE d.account_id = $1 AND d.id = ANY($2::text[])`,
    [caller.accountId, ids],
  );
  let changing = 0;
  const found = new Map<string, Found>();
  for (const { document, ...device } of rows) {
    const stored = document ? openSecrets(vault, configPlace(caller.accountId), document) : undefined;
    const before = await wholeDocument(db, { features, vault }, device, stored);
    const after = afterPatches(device, before, patches);
    const changes = diffDocuments(device.kind, before, after);
    if (changes.length > 0) changing++;
    for (const { section, row: id, fields } of changes) {
      const rowIn = (one: ConfigDocument) => one[section]?.find((row) => row.id === id);
      for (const { field: name } of fields) {
        const row = placeOf(patches, section, id, name);
        const field = sectionOf(device.kind, section)?.fields.find((one) => one.name === name);
        if (row === undefined || !field) continue;
        const effect = { section, row, field: name, after: shown(field, rowIn(after)) };
        const key = `${placeIn(effect)} ${String(effect.after)}`;
        const { values } = found.get(key) ?? found.set(key, { ...effect, values: new Map() }).get(key)!;
        const value = shown(field, rowIn(before));
        values.set(value, (values.get(value) ?? new Set()).add(device.id));
      }
    }
  }
  return { changing, effects: inOrder([...found.values()], patches).map(counted) };
}

/** What a device would be set to; what it does not have is its own failure when the job comes to it. */
function afterPatches(device: Known, document: ConfigDocument, patches: readonly Patch[]): ConfigDocument {
  try {
    return patchedBy(device, document, patches);
  } catch (error) {
    if (error instanceof Refusal) return document;
    throw error;
  }
}

/** A value as it may be told; empty where the field does not matter. */
function shown(field: ConfigField, row: ConfigRow | undefined): ConfigValue {
  if (!row || (field.when && !field.when(row))) return '';
  const value = row[field.name] ?? field.initial;
  return field.secret && value !== '' ? keptSecret : value;
}

/** The row as the patches name it, null for every row; undefined: they name none of it. */
function placeOf(patches: readonly Patch[], section: string, row: string, field: string): string | null | undefined {
  const here = patches.filter((patch) => patch.section === section && (patch.rows?.includes(row) ?? true));
  const [patch] = [...here.filter(({ fields = {} }) => Object.hasOwn(fields, field)), ...here];
  return patch && (patch.rows ? row : null);
}

const placeIn = ({ section, row, field }: Pick<Found, 'section' | 'row' | 'field'>) => `${section} ${row} ${field}`;

/** Each field that was asked for, whether it changes anything or not, then the others. */
function inOrder(found: readonly Found[], patches: readonly Patch[]): Found[] {
  const asked = patches.flatMap(({ section, rows, fields = {} }) =>
    (rows ?? [null]).flatMap((row) =>
      Object.entries(fields).flatMap(([name, value]): Found[] => {
        const field = sectionOf('ap', section)?.fields.find((one) => one.name === name);
        const after = field?.secret && value !== '' ? keptSecret : value;
        return field ? [{ section, row, field: name, after, values: new Map() }] : [];
      }),
    ),
  );
  const places = new Set(asked.map(placeIn));
  return [
    ...asked.flatMap((one) => {
      const own = found.filter((other) => placeIn(other) === placeIn(one));
      return own.length > 0 ? own : [one];
    }),
    ...found.filter((one) => !places.has(placeIn(one))),
  ];
}

const counted = ({ values, ...effect }: Found): PatchEffect => ({
  ...effect,
  devices: new Set([...values.values()].flatMap((ids) => [...ids])).size,
  before: [...values]
    .map(([value, { size }]) => ({ value, devices: size }))
    .sort((a, b) => b.devices - a.devices)
    .slice(0, mostValues),
});
