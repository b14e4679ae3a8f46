import type { pluginApply, pluginConfigure } from '../../../../src/api/contract/plugin';
import type { ParsedOf } from '../../../../src/api/endpoint';
import {
  pluginLimits,
  settingFault,
  settingsFor,
  type PluginSetting,
  type PluginSettings,
} from '../../../../src/domain/plugin';
import { iso } from '../../../../src/domain/time';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { sameRequest, storeJob } from '../bulk/create';
import { chosenDevices } from '../bulk/targets';
import { failed, skipped, success, type Outcome, type Outcomes, type Work } from '../bulk/work';
import { settingChanged } from '../delivery/settings';
import type { Vault } from '../../kit/vault';
import { openSettings, sealSettings } from '../config/plugin-settings';
import { newRightsSql } from './rights';

type Act = ParsedOf<typeof pluginApply>['act'];

/** What a job on plugins was made with. */
interface PluginParams {
  act: Act;
  plugin: string;
  version: string;
  /** Rights that were agreed to beyond those of the version before. */
  allow?: readonly string[];
}

const titles = {
  install: 'pluginInstall',
  upgrade: 'pluginUpgrade',
  enable: 'pluginEnable',
  disable: 'pluginDisable',
  remove: 'pluginRemove',
} as const satisfies Readonly<Record<Act, string>>;

/** Makes a job of what shall happen with a plugin on gateways; the same request asked again gives the first one's. */
export async function applyPlugin(context: Context, input: ParsedOf<typeof pluginApply>): Promise<string> {
  const { db, now } = context;
  return db.tx(async (sql) => {
    const before = await sameRequest(sql, context, input.request_id);
    if (before) return before;
    const [plugin] = await sql.query<{ name: string; version: string }>(
      'SELECT name, version FROM plugin WHERE id = $1',
      [input.plugin],
    );
    if (!plugin) throw refuse('noPlugin');
    const version = input.version ?? plugin.version;
    if (!(await versionOf(sql, input.plugin, version))) throw refuse('noPluginVersion');
    const devices = await chosenDevices(sql, context, { ids: input.gwids }, 'gateway');
    const params: PluginParams = { act: input.act, plugin: input.plugin, version, allow: input.allow };
    const names = input.act === 'install' || input.act === 'upgrade' ? `${plugin.name} ${version}` : plugin.name;
    return storeJob(sql, context, {
      requestId: input.request_id,
      kind: 'plugin',
      title: because(titles[input.act], { plugin: names }),
      params,
      devices,
      startsAt: now(),
      waitUntil: null,
    });
  });
}

/** Does it to gateways: each is told what plugins it shall have by now, and does it when it is there. */
export const applyPlugins: Work['act'] = async (sql, job, items, now, { vault }) => {
  const params = job.params as unknown as PluginParams;
  const manifest = await versionOf(sql, params.plugin, params.version);
  const outcomes: Outcomes = new Map();
  for (const { position, device_id: gwid, kind } of items) {
    if (!manifest) outcomes.set(position, failed('pluginVersionGone'));
    else if (kind !== 'gateway') outcomes.set(position, skipped('pluginsOnGateways'));
    else outcomes.set(position, await applyAt(sql, vault, job.account_id, gwid, params, manifest, now));
  }
  return outcomes;
};

interface Kept {
  version: string;
  enabled: boolean;
  removed: boolean;
  settings: PluginSettings;
}

async function applyAt(
  sql: Sql,
  vault: Vault,
  accountId: string,
  gwid: string,
  { act, plugin, version, allow = [] }: PluginParams,
  declared: readonly PluginSetting[],
  now: number,
): Promise<Outcome> {
  const [kept] = await sql.query<Kept>(
    `SELECT version, enabled, removed, settings FROM plugin_install
     WHERE gateway_id = $1 AND plugin_id = $2 AND account_id = $3 FOR UPDATE`,
    [gwid, plugin, accountId],
  );
  const there = kept && !kept.removed ? kept : undefined;
  if (act !== 'install' && !there) return skipped('notInstalled');
  if (act === 'install' && there) return skipped('installedAlready', { version: there.version });
  if (act === 'upgrade' && there!.version === version) return skipped('sameVersion');
  if (act === 'upgrade') {
    const more = (await newRights(sql, plugin, there!.version, version)).filter((right) => !allow.includes(right));
    if (more.length > 0) return skipped('moreRights');
  }
  if ((act === 'enable' || act === 'disable') && there!.enabled === (act === 'enable'))
    return skipped('nothingChanged');
  if (act === 'install') {
    const [able] = await sql.query(
      `SELECT 1 FROM device WHERE id = $1 AND (capabilities IS NULL OR 'plugin' = ANY(capabilities))`,
      [gwid],
    );
    if (!able) return skipped('unablePlugins');
    const [others] = await sql.query<{ n: number }>(
      'SELECT count(*) AS n FROM plugin_install WHERE gateway_id = $1 AND account_id = $2 AND NOT removed',
      [gwid, accountId],
    );
    if (others!.n >= pluginLimits.onGateway) return skipped('pluginsFull', { most: pluginLimits.onGateway });
  }
  const rev = await settingChanged(sql, { accountId, gwid, kind: 'plugin' });
  await sql.query(
    `INSERT INTO plugin_install (gateway_id, plugin_id, account_id, version, enabled, removed, settings, rev, installed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (gateway_id, plugin_id) DO UPDATE SET account_id = excluded.account_id, version = excluded.version,
       enabled = excluded.enabled, removed = excluded.removed, settings = excluded.settings, rev = excluded.rev`,
    [
      gwid,
      plugin,
      accountId,
      act === 'install' || act === 'upgrade' ? version : there!.version,
      act === 'install' || act === 'enable' || (act !== 'disable' && there!.enabled),
      act === 'remove',
      act === 'install' || act === 'upgrade'
        ? sealSettings(vault, accountId, settingsFor(declared, openSettings(vault, accountId, there?.settings ?? {})))
        : there!.settings,
      rev,
      iso(now),
    ],
  );
  return { ...success, said: because('gatewayToAct') };
}

/** What a version may do that another one may not. */
async function newRights(sql: Sql, plugin: string, from: string, to: string): Promise<string[]> {
  const [row] = await sql.query<{ rights: string[] }>(
    `SELECT ${newRightsSql('$3')} AS rights FROM plugin_version v WHERE v.plugin_id = $1 AND v.version = $2`,
    [plugin, from, to],
  );
  return row?.rights ?? [];
}

/** Settings that a version declares; undefined when there is no such version. */
async function versionOf(sql: Sql, plugin: string, version: string): Promise<PluginSetting[] | undefined> {
  const [row] = await sql.query<{ settings: PluginSetting[] }>(
    `SELECT manifest->'settings' AS settings FROM plugin_version WHERE plugin_id = $1 AND version = $2`,
    [plugin, version],
  );
  return row?.settings;
}

/** Changes the settings of a plugin on a gateway. */
export async function configurePlugin(
  context: Context,
  { gwid, plugin, settings }: ParsedOf<typeof pluginConfigure>,
): Promise<void> {
  const { db, caller, vault } = context;
  await db.tx(async (sql) => {
    const [kept] = await sql.query<Kept>(
      `SELECT version, enabled, removed, settings FROM plugin_install
       WHERE account_id = $1 AND gateway_id = $2 AND plugin_id = $3 AND NOT removed FOR UPDATE`,
      [caller.accountId, gwid, plugin],
    );
    if (!kept) throw refuse('pluginNotThere');
    const declared = (await versionOf(sql, plugin, kept.version)) ?? [];
    const wrong = declared.flatMap((one) => {
      const fault = settingFault(one, settings[one.name]);
      if (!fault) return [];
      const said =
        fault.rule === 'range'
          ? because('pluginSettingRange', { min: fault.min, max: fault.max })
          : because('pluginSettingUnfit');
      return [[`settings.${one.name}`, said] as const];
    });
    if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
    const next = settingsFor(declared, settings);
    const rev = await settingChanged(sql, { accountId: caller.accountId, gwid, kind: 'plugin' });
    await sql.query('UPDATE plugin_install SET settings = $3, rev = $4 WHERE gateway_id = $1 AND plugin_id = $2', [
      gwid,
      plugin,
      sealSettings(vault, caller.accountId, next),
      rev,
    ]);
    const before = openSettings(vault, caller.accountId, kept.settings);
    noteChange(
      context,
      Object.fromEntries(
        declared.flatMap(({ name, label, kind }): [string, readonly [string, string]][] => {
          const sides = [String(before[name] ?? ''), String(next[name])] as const;
          // A text may be a password.
          if (kind !== 'text') return [[label, sides]];
          return sides[0] === sides[1] ? [] : [[label, ['', '已修改']]];
        }),
      ),
    );
  });
}
