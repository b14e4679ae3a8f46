import type { Db } from '../../kit/store/db';
import type { Vault } from '../../kit/vault';
import { settingsPlace } from './plugin-settings';
import { configPlace, resealSecrets, resealText, resealTexts } from './sealed';

/** A column that holds configurations. */
interface Column {
  table: string;
  column: string;
  /** Only this part of it. */
  part?: string;
  /** What names a row: columns of the table's key with their types. */
  key: Readonly<Record<string, 'text' | 'integer'>>;
  /** Whose secrets are in it, in SQL; the account unless told. */
  owner?: string;
  /** Only rows that can hold secrets, as SQL. */
  where?: string;
  /** The column is one secret, as text. */
  text?: boolean;
  /** Every text in it is a secret, sealed at this place. */
  place?: (owner: string) => string;
}

const columns: readonly Column[] = [
  { table: 'config_version', column: 'document', key: { device_id: 'text', version: 'integer' } },
  { table: 'config_backup', column: 'document', key: { id: 'text' } },
  { table: 'device_config', column: 'draft', key: { device_id: 'text' }, where: 'draft IS NOT NULL' },
  { table: 'ap_template', column: 'rows', key: { id: 'text' } },
  { table: 'ap_template_override', column: 'rows', key: { template_id: 'text', level: 'text', subject_id: 'text' } },
  {
    ...{ table: 'ap_template_state', column: 'diff', key: { template_id: 'text', device_id: 'text' } },
    where: `state = 'differs'`,
  },
  { table: 'site_template_version', column: 'model', key: { template_id: 'text', version: 'integer' } },
  { table: 'site', column: 'values', key: { device_id: 'text' } },
  { table: 'site', column: 'overrides', key: { device_id: 'text' } },
  { table: 'prepared_device', column: 'site_values', key: { id: 'text' }, where: 'site_template IS NOT NULL' },
  { table: 'bulk_job', column: 'params', key: { id: 'text' }, where: `params ? 'patches'` },
  // Only what is kept of configurations: in other tables nothing is sealed that way.
  ...['config_version', 'config_backup', 'device_config'].map((part): Column => ({
    ...{ table: 'kept_gateway', column: 'kept', part, key: { account_id: 'text', gwid: 'text' } },
    where: `jsonb_typeof(kept->'${part}') = 'array'`,
  })),
  { table: 'wifi_person', column: 'password', key: { id: 'text' }, text: true },
  {
    ...{ table: 'plugin_install', column: 'settings', key: { gateway_id: 'text', plugin_id: 'text' } },
    place: settingsPlace,
  },
  { table: 'simulated_config', column: 'document', key: { device_id: 'text' }, owner: `'simulated'` },
];

const batch = 500;

/**
 * Seals the secrets in configurations that an older version kept in the clear, and seals again what another key sealed;
 * how many rows changed. Goes through them once for each key: what is written since then is sealed with it.
 */
export async function sealDocuments(db: Db, vault: Vault): Promise<number> {
  let done = 0;
  for (const column of columns) {
    const name = [column.table, column.column, column.part].filter(Boolean).join('.');
    const [kept] = await db.query<{ key_id: string }>('SELECT key_id FROM sealed_column WHERE name = $1', [name]);
    if (kept?.key_id === vault.keyId) continue;
    done += await sealColumn(db, vault, column);
    await db.query(
      `INSERT INTO sealed_column (name, key_id) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET key_id = excluded.key_id`,
      [name, vault.keyId],
    );
  }
  return done + (await sealCommands(db, vault));
}

/** Parameters of commands that hold secrets. */
const parameters = ['sections', 'networks', 'plugins'];

/** What devices have not fetched or taken over yet: little, and commands that are over are not opened again. */
async function sealCommands(db: Db, vault: Vault): Promise<number> {
  const open = await db.query<{ id: string; account_id: string; name: string; text: string }>(
    `SELECT c.id, c.account_id, p.name, c.params->>p.name AS text FROM command c
     JOIN unnest($1::text[]) AS p(name) ON c.params ? p.name
     WHERE c.kind IN ('config', 'ppsk', 'plugin') AND c.state IN ('pending', 'sent')`,
    [parameters],
  );
  let done = 0;
  for (const { id, account_id: accountId, name, text } of open) {
    const { value, changed } =
      name === 'plugins' ? resealPlugins(vault, accountId, text) : resealText(vault, accountId, text);
    if (!changed) continue;
    await db.query(`UPDATE command SET params = params || jsonb_build_object($2::text, $3::text) WHERE id = $1`, [
      id,
      name,
      value,
    ]);
    done++;
  }
  return done;
}

function resealPlugins(vault: Vault, accountId: string, text: string): { value: string; changed: boolean } {
  let any = false;
  const plugins = (JSON.parse(text) as { settings: unknown }[]).map((one) => {
    const { value: settings, changed } = resealTexts(vault, settingsPlace(accountId), one.settings);
    any ||= changed;
    return { ...one, settings };
  });
  return { value: JSON.stringify(plugins), changed: any };
}

type Row = Record<string, string | number> & { owner: string; value: unknown };

async function sealColumn(db: Db, vault: Vault, of: Column): Promise<number> {
  const { table, column, part, key, owner = 'account_id', where = 'true' } = of;
  const names = Object.keys(key);
  const types = Object.values(key);
  const typed = names.map((name, at) => `${name} ${types[at]}`).join(', ');
  const whole = of.text ? `r.value->>'password'` : 'r.value';
  const put = part ? `jsonb_set(t.${column}, '{${part}}', r.value)` : whole;
  const read = of.text ? `jsonb_build_object('password', ${column})` : `${column}${part ? `->'${part}'` : ''}`;
  let done = 0;
  let last: Row | undefined;
  for (;;) {
    const rows: Row[] = await db.query<Row>(
      `SELECT ${names.join(', ')}, ${owner} AS owner, ${read} AS value FROM ${table}
       WHERE ${where} ${last ? `AND (${names.join(', ')}) > (${types.map((type, at) => `$${at + 1}::${type}`).join(', ')})` : ''}
       ORDER BY ${names.join(', ')} LIMIT ${batch}`,
      last ? names.map((name) => last![name]) : [],
    );
    const resealed = rows.flatMap((row) => {
      const { value, changed } = of.place
        ? resealTexts(vault, of.place(row.owner), row.value)
        : resealSecrets(vault, configPlace(row.owner), row.value);
      return changed ? [{ ...row, value }] : [];
    });
    if (resealed.length > 0) {
      await db.query(
        `UPDATE ${table} t SET ${column} = ${put} FROM jsonb_to_recordset($1::jsonb) AS r(${typed}, value jsonb)
         WHERE ${names.map((name) => `t.${name} = r.${name}`).join(' AND ')}`,
        [JSON.stringify(resealed)],
      );
    }
    done += resealed.length;
    if (rows.length < batch) return done;
    last = rows.at(-1)!;
  }
}
