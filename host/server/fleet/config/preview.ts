import { sectionOf, type ConfigDocument, type ConfigField, type ConfigValue } from '../../../../src/domain/config';
import type { Context } from '../../kit/context/context';
import type { Patch } from './apply';
import type { Known } from './device';
import { initialDocument } from './initial';
import { configPlace, openSecrets } from './sealed';

/** What becomes of one field on many devices. */
export interface PatchEffect {
  section: string;
  /** Null: every row of the section. */
  row: string | null;
  field: string;
  after: ConfigValue;
  /** How many devices change. */
  devices: number;
  /** What it is there now, the most frequent values first; never a secret. */
  before: { value: ConfigValue; devices: number }[];
}

/** Values of a field that are told one by one. */
const mostValues = 4;

/** What the patches would change on these devices, field by field, and on how many of them anything. */
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
  const changing = new Set<string>();
  const found = effectsOf(patches).map((effect) => ({
    ...effect,
    on: new Set<string>(),
    values: new Map<ConfigValue, Set<string>>(),
  }));
  for (const { document, ...device } of rows) {
    const stored = document && openSecrets(vault, configPlace(caller.accountId), document);
    const known = { ...(stored ?? (await initialDocument(db, { features, vault }, device))) };
    for (const one of found) {
      for (const row of known[one.section] ?? []) {
        const value = row[one.field.name] ?? '';
        if ((one.row !== null && row.id !== one.row) || String(value) === String(one.after)) continue;
        changing.add(device.id);
        one.on.add(device.id);
        const shown = one.field.secret ? '' : value;
        one.values.set(shown, (one.values.get(shown) ?? new Set()).add(device.id));
      }
    }
  }
  const effects = found.map(({ on, values, field, ...effect }) => ({
    ...effect,
    field: field.name,
    after: field.secret ? '' : effect.after,
    devices: on.size,
    before: [...values]
      .map(([value, { size }]) => ({ value, devices: size }))
      .sort((a, b) => b.devices - a.devices)
      .slice(0, mostValues),
  }));
  return { changing: changing.size, effects };
}

/** Each field of each row that is to change. What access points do not have is refused when the job is made. */
function effectsOf(
  patches: readonly Patch[],
): { section: string; row: string | null; field: ConfigField; after: ConfigValue }[] {
  return patches.flatMap(({ section, rows, fields = {} }) =>
    (rows ?? [null]).flatMap((row) =>
      Object.entries(fields).flatMap(([name, after]) => {
        const field = sectionOf('ap', section)?.fields.find((one) => one.name === name);
        return field ? [{ section, row, field, after }] : [];
      }),
    ),
  );
}
