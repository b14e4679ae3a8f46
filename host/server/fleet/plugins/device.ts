import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { pluginPackage, PluginManifest, pluginReport } from '../../../../src/api/contract/plugin';
import { pluginLimits } from '../../../../src/domain/plugin';
import { iso } from '../../../../src/domain/time';
import type { KnownDevice } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import type { Db, Sql } from '../../kit/store/db';

/** What a gateway is told: every plugin that it shall have, with what it checks the package by. */
export async function pluginDocument(sql: Sql, gwid: string): Promise<Record<string, string>> {
  const plugins = await sql.query(
    `SELECT i.plugin_id AS id, i.version, i.enabled, i.settings, v.hash, v.signature, v.size
     FROM plugin_install i JOIN plugin_version v ON v.plugin_id = i.plugin_id AND v.version = i.version
     JOIN device g ON g.id = i.gateway_id AND g.account_id = i.account_id
     WHERE i.gateway_id = $1 AND NOT i.removed ORDER BY i.plugin_id`,
    [gwid],
  );
  return { plugins: JSON.stringify(plugins) };
}

/** The gateway has taken a revision over: what was taken away by then is gone. */
export async function pluginsTaken(
  sql: Sql,
  { gwid, accountId }: KnownDevice,
  params: Record<string, string>,
): Promise<void> {
  await sql.query(
    'DELETE FROM plugin_install WHERE gateway_id = $1 AND account_id = $2 AND removed AND rev <= $3::integer',
    [gwid, accountId, Number(params.rev)],
  );
}

/** The package of a plugin that a gateway shall have; nothing else is handed out. */
export async function packageFor(
  db: Db,
  { gwid, accountId }: KnownDevice,
  { plugin, version }: ParsedOf<typeof pluginPackage>,
): Promise<DataOf<typeof pluginPackage>> {
  const [row] = await db.query<{ package: string }>(
    `SELECT v.package FROM plugin_install i JOIN plugin_version v ON v.plugin_id = i.plugin_id AND v.version = i.version
     WHERE i.gateway_id = $1 AND i.account_id = $2 AND i.plugin_id = $3 AND i.version = $4 AND NOT i.removed`,
    [gwid, accountId, plugin, version],
  );
  if (!row) throw refuse('pluginNotThere');
  return row;
}

type Reported = ParsedOf<typeof pluginReport>['plugins'][number];

/** Keeps what a gateway says of its plugins; of those alone that it shall have. */
export async function takePluginReport(
  db: Db,
  { gwid, accountId }: KnownDevice,
  reported: readonly Reported[],
  now: number,
): Promise<void> {
  await db.tx(async (sql) => {
    for (const { id, version, run, reason = '', cpu = null, memory = null, status = {}, log = [] } of reported) {
      const [kept] = await sql.query<{ declared: PluginManifest['status'] }>(
        `SELECT v.manifest->'status' AS declared FROM plugin_install i
         JOIN plugin_version v ON v.plugin_id = i.plugin_id AND v.version = i.version
         WHERE i.gateway_id = $1 AND i.account_id = $2 AND i.plugin_id = $3 FOR UPDATE OF i`,
        [gwid, accountId, id],
      );
      if (!kept) continue;
      await sql.query(
        `UPDATE plugin_install SET run = $4, run_version = $5, run_reason = $6, cpu = $7, memory = $8, status = $9,
           log = $10::text[], reported_at = $11 WHERE gateway_id = $1 AND account_id = $2 AND plugin_id = $3`,
        [gwid, accountId, id, run, version, reason, cpu, memory, known(kept.declared, status), log, iso(now)],
      );
    }
  });
}

/** Rows of a table that are kept. */
const mostRows = 200;

/** What a manifest declares of what came; anything else a plugin says is left out. */
function known(declared: PluginManifest['status'], status: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const { name, kind } of declared) {
    const value = status[name];
    if (kind === 'number' && typeof value === 'number' && Number.isFinite(value)) kept[name] = value;
    if (kind === 'text' && typeof value === 'string') kept[name] = value.slice(0, pluginLimits.text);
    if (kind === 'rows' && Array.isArray(value)) kept[name] = value.slice(0, mostRows).flatMap(cellsOf);
  }
  return kept;
}

const cellsOf = (row: unknown): string[][] =>
  Array.isArray(row) ? [row.slice(0, 8).map((cell) => String(cell ?? '').slice(0, 120))] : [];
