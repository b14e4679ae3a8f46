import type { ConfigRows, ConfigSection } from './types';

/** What stands in place of a secret that is kept: given back unchanged, the secret stays as it is. */
export const keptSecret = '••••••••';

/** Rows with the secrets that were not retyped, from the rows before. */
export function keepSecrets(section: ConfigSection, rows: ConfigRows, before: ConfigRows): ConfigRows {
  const secrets = section.fields.filter((field) => field.secret);
  if (secrets.length === 0) return rows;
  const old = new Map(before.map((row) => [row.id, row]));
  return rows.map((row) => {
    const kept = secrets.filter(({ name }) => row[name] === keptSecret);
    return { ...row, ...Object.fromEntries(kept.map(({ name }) => [name, old.get(row.id)?.[name] ?? ''])) };
  });
}

/** Rows as they may be shown: secrets give way to `keptSecret`. */
export function hideRows(section: ConfigSection, rows: ConfigRows): ConfigRows {
  const secrets = section.fields.filter((field) => field.secret);
  if (secrets.length === 0) return rows;
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(secrets.filter(({ name }) => row[name]).map(({ name }) => [name, keptSecret])),
  }));
}
