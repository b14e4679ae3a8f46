import { createdVlans, type ConfigDocument } from '../../../../src/domain/config';
import {
  serviceSpecs,
  settingServices,
  type SettingFacts,
  type SettingService,
} from '../../../../src/domain/service-setting';
import { iso } from '../../../../src/domain/time';
import { loadConfig } from '../../fleet/config/known';
import type { Who } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { kindOf } from './kind';

/** A gateway of the account; 404 for any other. */
export async function mustBeGateway(sql: Sql, accountId: string, gwid: string): Promise<void> {
  const [device] = await sql.query(`SELECT 1 FROM device WHERE account_id = $1 AND id = $2 AND kind = 'gateway'`, [
    accountId,
    gwid,
  ]);
  if (!device) throw refuse('noGateway');
}

/** Packages of a service that were bought and run, but are bound to no gateway of the account. */
export const unboundOf = async (sql: Sql, accountId: string, service: string, now: number): Promise<number> =>
  (await packagesOf(sql, accountId, service, now)).unbound;

/** The same, and how many gateways of the account have or had one: gateways are looked up once for both. */
export async function packagesOf(
  sql: Sql,
  accountId: string,
  service: string,
  now: number,
): Promise<{ bound: number; unbound: number }> {
  const [packages] = await sql.query<{ bound: number; unbound: number }>(
    `SELECT b.bound, (
       SELECT count(*) FROM service_owned WHERE account_id = $1 AND service = $2 AND expires_at > $3
     ) - b.running AS unbound
     FROM (
       SELECT count(*) AS bound, count(*) FILTER (WHERE o.expires_at > $3) AS running FROM service_owned o
       JOIN device d ON d.id = o.gateway_id AND d.account_id = o.account_id AND d.kind = 'gateway'
       WHERE o.account_id = $1 AND o.service = $2
     ) b`,
    [accountId, service, iso(now)],
  );
  return packages!;
}

/** The kind of command that brings a service, as SQL over the column that names it. */
export const commandSql = (service: string): string =>
  `CASE ${service} ${settingServices.map((key) => `WHEN '${key}' THEN '${serviceSpecs[key].command}'`).join(' ')} END`;

/** Whether a gateway says that it can carry a kind of command out, as SQL over its row; one that says nothing is asked. */
export const ableSql = (device: string, kind: string): string =>
  `(${device}.capabilities IS NULL OR ${kind} = ANY(${device}.capabilities))`;

/** Interfaces, VLANs and choices that fields of a service may name. */
export async function factsOf(sql: Sql, who: Who, service: SettingService, gwid: string): Promise<SettingFacts> {
  const interfaces = await sql.query<{ name: string; role: 'wan' | 'lan' }>(
    'SELECT name, role FROM device_interface WHERE device_id = $1 ORDER BY position, name',
    [gwid],
  );
  const of = (role: 'wan' | 'lan') => interfaces.filter((one) => one.role === role).map(({ name }) => name);
  const { document } = await loadConfig(sql, who, gwid);
  return {
    wan: of('wan'),
    lan: of('lan'),
    vlans: [...createdVlans(document.vlan)].sort((a, b) => a - b),
    choices: await kindOf(who.features, service).choices(sql, who.caller.accountId),
  };
}

/** What is set on a gateway, kept from changing; undefined: nothing. */
export async function lockSetting(
  sql: Sql,
  accountId: string,
  service: SettingService,
  gwid: string,
): Promise<{ enabled: boolean; document: ConfigDocument } | undefined> {
  const [row] = await sql.query<{ enabled: boolean; document: ConfigDocument }>(
    `SELECT enabled, document FROM service_setting
     WHERE gateway_id = $1 AND service = $2 AND account_id = $3 FOR UPDATE`,
    [gwid, service, accountId],
  );
  return row;
}
