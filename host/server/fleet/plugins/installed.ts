import {
  pluginConfigure,
  type pluginGateways,
  type PluginInstallation,
  type pluginInstallation,
  type pluginInstallations,
  type PluginManifest,
} from '../../../../src/api/contract/plugin';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { keptSecret } from '../../../../src/domain/config/secret';
import type { PluginSettings } from '../../../../src/domain/plugin';
import { hasScope, type Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { deliverySql } from '../delivery/settings';
import { openSettings } from '../config/plugin-settings';
import { newRightsSql } from './rights';

const columns = `i.gateway_id AS gwid, g.remark, g.status = 'online' AS online, g.simulated, i.plugin_id AS plugin, p.name,
  i.version, p.version AS newest, ${newRightsSql('p.version')} AS new_rights, i.enabled, i.removed AS removing, ${deliverySql('i.rev')} AS delivery,
  CASE WHEN d.done_rev >= i.rev THEN '' ELSE coalesce(d.error, '') END AS delivery_error,
  CASE WHEN d.done_rev < i.rev THEN d.error_said END AS delivery_said, i.run, i.run_version, i.run_reason,
  i.cpu, i.memory, i.reported_at`;
const from = `FROM plugin_install i JOIN device g ON g.id = i.gateway_id AND g.account_id = i.account_id
  JOIN plugin p ON p.id = i.plugin_id
  JOIN plugin_version v ON v.plugin_id = i.plugin_id AND v.version = i.version
  LEFT JOIN gateway_delivery d ON d.gateway_id = i.gateway_id AND d.kind = 'plugin'
  WHERE i.account_id = $1`;
/** Whether something is wrong with it: it did not get there, or does not run. */
const failing = `(${deliverySql('i.rev')} = 'failed' OR (i.enabled AND i.run IN ('failing', 'refused')))`;
const upgradable = `(NOT i.removed AND i.version <> p.version)`;

/** One page of what is installed. */
export async function installedPage(
  { db, caller }: Context,
  { q, gwid, plugin, state, ...paging }: ParsedOf<typeof pluginInstallations>,
): Promise<DataOf<typeof pluginInstallations>> {
  const matching = `${from} AND ($2::text IS NULL OR lower(g.remark || ' ' || p.name) LIKE $2)
    AND ($3::text IS NULL OR i.gateway_id = $3) AND ($4::text IS NULL OR i.plugin_id = $4)`;
  const params = [caller.accountId, q ? likePattern(q) : null, gwid ?? null, plugin ?? null];
  const found = await readPage<PluginInstallation>(
    db,
    {
      select: columns,
      from: `${matching} AND CASE $5::text WHEN 'upgradable' THEN ${upgradable} WHEN 'failing' THEN ${failing} ELSE true END`,
      params: [...params, state ?? null],
      order: 'g.remark, i.gateway_id, p.name, i.plugin_id',
    },
    paging,
  );
  const [counts] = await db.query<{ all: number; upgradable: number; failing: number }>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE ${upgradable}) AS upgradable,
       count(*) FILTER (WHERE ${failing}) AS failing ${matching}`,
    params,
  );
  return { ...found, counts: counts! };
}

/** A plugin on one gateway. */
export async function readInstalled(
  { db, caller, vault }: Context,
  { gwid, plugin }: ParsedOf<typeof pluginInstallation>,
): Promise<DataOf<typeof pluginInstallation>> {
  const [row] = await db.query<
    PluginInstallation & {
      manifest: PluginManifest;
      settings: PluginSettings;
      status: Record<string, unknown>;
      log: string[];
    }
  >(`SELECT ${columns}, v.manifest, i.settings, i.status, i.log ${from} AND i.gateway_id = $2 AND i.plugin_id = $3`, [
    caller.accountId,
    gwid,
    plugin,
  ]);
  if (!row) throw refuse('pluginNotThere');
  const settings = openSettings(vault, caller.accountId, row.settings);
  return { ...row, settings: hasScope(caller, pluginConfigure.scope) ? settings : hideTexts(row.manifest, settings) };
}

/** Settings for who may not change them: a text may be a password. */
const hideTexts = ({ settings: declared }: PluginManifest, settings: PluginSettings): PluginSettings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      const isText = declared.find((one) => one.name === name)?.kind === 'text';
      return [name, isText && value !== '' ? keptSecret : value];
    }),
  );

/** One page of gateways with what they carry. */
export const gatewayPage = (
  { db, caller }: Context,
  { q, without, ...paging }: ParsedOf<typeof pluginGateways>,
): Promise<DataOf<typeof pluginGateways>> =>
  readPage(
    db,
    {
      select: `g.id AS gwid, g.remark, g.model, g.firmware, g.status = 'online' AS online, g.simulated,
        ${countAt('NOT i.removed')} AS plugins, ${countAt(upgradable)} AS upgradable, ${countAt(failing)} AS failing`,
      from: `FROM device g WHERE g.account_id = $1 AND g.kind = 'gateway'
        AND ($2::text IS NULL OR lower(g.remark || ' ' || g.id) LIKE $2) AND ($3::text IS NULL OR NOT EXISTS (
          SELECT 1 FROM plugin_install i WHERE i.gateway_id = g.id AND i.plugin_id = $3 AND NOT i.removed
        ))`,
      params: [caller.accountId, q ? likePattern(q) : null, without ?? null],
      order: '(SELECT count(*) FROM plugin_install i WHERE i.gateway_id = g.id AND NOT i.removed) DESC, g.remark, g.id',
    },
    paging,
  );

/** Plugins on gateway `g` that fit. */
function countAt(fits: string): string {
  return `(SELECT count(*) FROM plugin_install i JOIN plugin p ON p.id = i.plugin_id
    LEFT JOIN gateway_delivery d ON d.gateway_id = i.gateway_id AND d.kind = 'plugin'
    WHERE i.account_id = $1 AND i.gateway_id = g.id AND ${fits})`;
}
