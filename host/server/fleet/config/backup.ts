import type { BackupPlan, backupRestore } from '../../../../src/api/contract/backup';
import type { ConfigResult } from '../../../../src/api/contract/config';
import {
  diffDocuments,
  hideSecrets,
  withoutOwn,
  type ConfigChange,
  type ConfigDocument,
} from '../../../../src/domain/config';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { keptFor, type DeviceKind } from '../../../../src/domain/device';
import { newId } from '../../kit/secrets';
import type { Context, Services, Who } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { restore } from './apply';
import { authorOf } from '../../account/logs/actor';
import type { Change } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { nextBackup, offeredPlan, planWords } from './backup-plan';
import { knownDevice } from './device';
import { loadConfig } from './known';
import { configPlace, openSecrets, sealSecrets } from './sealed';
import { because, invalid, notFound, refuse } from '../../kit/refusal';

/** Of gateways given back after `$2`, with what is kept of them. */
const keptSql = `kept_gateway k,
    jsonb_populate_recordset(NULL::config_backup, coalesce(nullif(k.kept->'config_backup', 'null'), '[]')) b,
    jsonb_populate_recordset(NULL::device, k.kept->'device') d
  WHERE k.account_id = $1 AND k.unbound_at > $2 AND d.id = b.device_id`;

/** Backups of an account (`$1`), also those that are kept of gateways given back after `$2`, with their devices. */
export const backupsSql = `(
  SELECT b.id, b.device_id, b.at, b.origin, b.author, b.note, b.version, b.document, b.bytes, d.kind, d.remark, d.simulated,
    NULL::timestamptz AS unbound_at
  FROM config_backup b LEFT JOIN device d ON d.id = b.device_id WHERE b.account_id = $1
  UNION ALL
  SELECT b.id, b.device_id, b.at, b.origin, b.author, b.note, b.version, b.document, b.bytes, d.kind, d.remark, d.simulated,
    k.unbound_at
  FROM ${keptSql}
)`;

/**
 * The same of all accounts, without what their devices tell: it is read in the order of an index, since no condition
 * stands inside.
 */
export const bareBackupsSql = `(
  SELECT id, device_id, account_id, at, origin FROM config_backup
  UNION ALL SELECT b.id, b.device_id, k.account_id, b.at, b.origin FROM ${keptSql}
)`;

interface Stored {
  id: string;
  device_id: string;
  kind: DeviceKind;
  remark: string;
  at: string;
  document: ConfigDocument;
}

type Origin = 'manual' | 'planned' | 'before';

/** Backs up what a device shall run now. */
async function makeBackup(
  sql: Sql,
  who: Who,
  device: string,
  made: { origin: Origin; author: string; note: string },
  now: number,
): Promise<void> {
  const { document, version } = await loadConfig(sql, who, device);
  await sql.query(
    `INSERT INTO config_backup (id, device_id, account_id, at, origin, author, note, version, document, bytes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      newId('bak'),
      device,
      who.caller.accountId,
      iso(now),
      made.origin,
      made.author,
      made.note,
      version,
      sealSecrets(who.vault, configPlace(who.caller.accountId), document),
      Buffer.byteLength(JSON.stringify(document)),
    ],
  );
}

/** Backs up devices of the account; 404 when there is none of them. Gives how many. */
export async function makeBackups(context: Context, ids: readonly string[], note: string): Promise<number> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    const owned = await ownDevices(sql, caller.accountId, ids);
    const author = await authorOf(sql, context);
    for (const id of owned) await makeBackup(sql, context, id, { origin: 'manual', author, note }, now());
    return owned.length;
  });
}

/** Those devices that are the account's; 404 when none is. */
async function ownDevices(sql: Sql, accountId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ id: string }>('SELECT id FROM device WHERE account_id = $1 AND id = ANY($2::text[])', [
    accountId,
    ids,
  ]);
  if (rows.length === 0) throw notFound();
  return rows.map((row) => row.id);
}

/** A backup of the account, also of a gateway that it gave back; 404 when there is none. */
export async function readBackup(sql: Sql, { caller, vault }: Who, id: string, now: number): Promise<Stored> {
  const { accountId } = caller;
  const [row] = await sql.query<Stored>(
    `SELECT b.id, b.device_id, b.kind, b.remark, b.at, b.document FROM ${backupsSql} b WHERE b.id = $3`,
    [accountId, iso(now - keptFor), id],
  );
  if (!row) throw refuse('noBackup');
  return { ...row, document: openSecrets(vault, configPlace(accountId), row.document) };
}

/** Deletes backups of the account, also those that are kept of gateways given back. Gives how many. */
export async function removeBackups(sql: Sql, accountId: string, ids: readonly string[], now: number): Promise<number> {
  const kept = await sql.query<{ gone: number }>(
    `UPDATE kept_gateway k SET kept = jsonb_set(k.kept, '{config_backup}', r.others)
     FROM (
       SELECT g.gwid, coalesce(jsonb_agg(b) FILTER (WHERE b->>'id' <> ALL($3::text[])), '[]') AS others,
         count(*) FILTER (WHERE b->>'id' = ANY($3::text[])) AS gone
       FROM kept_gateway g, jsonb_array_elements(coalesce(nullif(g.kept->'config_backup', 'null'), '[]')) b
       WHERE g.account_id = $1 AND g.unbound_at > $2 GROUP BY g.gwid
     ) r WHERE k.account_id = $1 AND k.gwid = r.gwid AND r.gone > 0 RETURNING r.gone`,
    [accountId, iso(now - keptFor), ids],
  );
  const gone = await sql.query(
    'DELETE FROM config_backup WHERE account_id = $1 AND id = ANY($2::text[]) RETURNING id',
    [accountId, ids],
  );
  return kept.reduce((sum, one) => sum + one.gone, gone.length);
}

/** A backup as a file. */
export function backupFile({ id, device_id, kind, remark, at, document }: Stored): Response {
  const file = { id, device: device_id, kind, remark, at, document: hideSecrets(kind, document) };
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${id}.json"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

/** What changes from a backup to another, or to what its device shall run now; `reverse`: the other way round. */
export async function compareBackups(
  sql: Sql,
  who: Who,
  { from, to, reverse }: { from: string; to?: string | undefined; reverse: boolean },
  now: number,
): Promise<ConfigChange[]> {
  const { kind, device_id, document } = await readBackup(sql, who, from, now);
  const other = to === undefined ? undefined : await readBackup(sql, who, to, now);
  if (other && other.kind !== kind) throw invalid({ to: because('kindsDiffer') });
  const against = other?.document ?? (await loadConfig(sql, who, device_id)).document;
  return reverse ? diffDocuments(kind, against, document) : diffDocuments(kind, document, against);
}

/** Sends a backup to its device, or to another of its kind; what is there is backed up first. `name` must be that device's. */
export async function restoreBackup(
  context: Context,
  { id, name, to }: ParsedOf<typeof backupRestore>,
): Promise<ConfigResult> {
  const { db, caller, now } = context;
  const backup = await readBackup(db, context, id, now());
  const device = await knownDevice(db, caller.accountId, to ?? backup.device_id);
  if (device.kind !== backup.kind) throw invalid({ to: because('kindsDiffer') });
  if (name !== device.remark) throw invalid({ name: because('nameDiffers') });
  const author = await authorOf(db, context);
  const from = device.id === backup.device_id ? '' : `${backup.remark} `;
  const document = from === '' ? backup.document : withoutOwn(device.kind, backup.document);
  return restore(context, device.id, document, `恢复备份 ${from}${backup.at.slice(0, 16)}`, (sql) =>
    makeBackup(sql, context, device.id, { origin: 'before', author, note: '恢复前自动备份' }, now()),
  );
}

/** Says when devices of the account are backed up by themselves; gives for how many. */
export async function savePlans(context: Context, ids: readonly string[], plan: BackupPlan): Promise<number> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    const owned = await ownDevices(sql, caller.accountId, ids);
    const next = iso(nextBackup(plan, now()));
    const { enabled, every, weekday, hour, keep } = plan;
    noteChange(context, await changeOfPlans(sql, owned, plan));
    await sql.query(
      `INSERT INTO config_backup_plan (device_id, account_id, enabled, every, weekday, hour, keep, next_at)
       SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM unnest($1::text[]) AS r(id)
       ON CONFLICT (device_id) DO UPDATE SET enabled = excluded.enabled, every = excluded.every,
         weekday = excluded.weekday, hour = excluded.hour, keep = excluded.keep, next_at = excluded.next_at, owned_id = NULL`,
      [owned, caller.accountId, enabled, every, weekday, hour, keep, next],
    );
    return owned.length;
  });
}

/** What a new plan changes on devices. */
async function changeOfPlans(sql: Sql, ids: readonly string[], plan: BackupPlan): Promise<Change> {
  const rows = await sql.query<{ remark: string; before: BackupPlan | null }>(
    `SELECT d.remark, CASE WHEN p.device_id IS NOT NULL THEN jsonb_build_object(
       'enabled', p.enabled, 'every', p.every, 'weekday', p.weekday, 'hour', p.hour, 'keep', p.keep) END AS before
     FROM device d LEFT JOIN config_backup_plan p ON p.device_id = d.id WHERE d.id = ANY($1::text[])
     ORDER BY d.remark, d.id`,
    [ids],
  );
  return Object.fromEntries(
    rows.map(({ remark, before }) => [remark, [planWords(before ?? offeredPlan), planWords(plan)] as const]),
  );
}

/** Plans worked off in one run. */
const atOnce = 100;

/** Backs up what is due, and throws away planned backups beyond those that are kept. */
export async function backUpDue(
  { db, features, vault }: Pick<Services, 'db' | 'features' | 'vault'>,
  now: number,
): Promise<void> {
  await db.tx(async (sql) => {
    const due = await sql.query<BackupPlan & { device_id: string; account_id: string }>(
      `SELECT device_id, account_id, enabled, every, weekday, hour, keep FROM config_backup_plan
       WHERE enabled AND next_at <= $1 ORDER BY next_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`,
      [iso(now)],
    );
    for (const { device_id, account_id, ...plan } of due) {
      await makeBackup(
        sql,
        { caller: { accountId: account_id }, features, vault },
        device_id,
        { origin: 'planned', author: '', note: '' },
        now,
      );
      await sql.query(
        `DELETE FROM config_backup WHERE id IN (
           SELECT id FROM config_backup WHERE device_id = $1 AND origin = 'planned' ORDER BY at DESC, id DESC OFFSET $2
         )`,
        [device_id, plan.keep],
      );
      await sql.query('UPDATE config_backup_plan SET next_at = $2 WHERE device_id = $1', [
        device_id,
        iso(nextBackup(plan, now)),
      ]);
    }
  });
}
