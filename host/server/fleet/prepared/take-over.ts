import { iso } from '../../../../src/domain/time';
import { loadConfig } from '../config/known';
import { settingChanged } from '../delivery/settings';
import type { SettingKind } from '../delivery/setting';
import { unbindIn } from '../devices/bind';
import type { Making } from '../config/apply';
import { refuse } from '../../kit/refusal';
import type { ConfigDocument } from '../../../../src/domain/config';
import type { Sql } from '../../kit/store/db';
import type { StoredPrepared } from './stored';

declare module '../../kit/context/context' {
  interface Feature {
    /** Tables of what belongs to the place where a gateway stands and not to the machine: the column that names the gateway. */
    moves?: Readonly<Record<string, string>>;
  }
}

/**
 * The same of the fleet. Readings, alarms, lines of the network log and terminals of the old machine stay behind: they are
 * about it.
 */
const moving = {
  config_backup: 'device_id',
  config_backup_plan: 'device_id',
  alarm_subscription: 'device_id',
  alarm_silence: 'device_id',
  prepared_device: 'copy_from',
} as const;

/** What names gateways that it is for. */
const aimed = ['strategy', 'ap_template', 'wifi_password_plan'] as const;

/** What the old gateway runs, for the new one; refused when it is no longer there. */
export async function documentOfOld(sql: Sql, making: Making, row: StoredPrepared): Promise<ConfigDocument> {
  const { accountId } = making.caller;
  const [old] = await sql.query(
    `SELECT 1 FROM device WHERE account_id = $1 AND id = $2 AND kind = 'gateway' FOR UPDATE`,
    [accountId, row.replaces],
  );
  if (!old) throw refuse('oldAway', { serial: row.replaces_serial });
  return (await loadConfig(sql, making, row.replaces!)).document;
}

/** Gives a gateway the place of another one: what was bought, set and connected there. The other one is given back. */
export async function takeOver(sql: Sql, making: Making, old: string, gwid: string): Promise<void> {
  const { accountId } = making.caller;
  const now = making.now();
  const kinds = await sql.query<{ kind: SettingKind }>(
    'SELECT kind FROM gateway_delivery WHERE gateway_id = $1 AND account_id = $2 ORDER BY kind',
    [old, accountId],
  );
  await sql.query(
    `UPDATE device n SET tags = o.tags, region = o.region, city = o.city FROM device o
     WHERE n.account_id = $1 AND n.id = $3 AND o.account_id = $1 AND o.id = $2`,
    [accountId, old, gwid],
  );
  await moveBehind(sql, accountId, old, gwid);
  // A terminal is named after its gateway, and a camera after its terminal.
  await sql.query(
    `UPDATE camera SET gateway_id = $3, client_id = CASE WHEN starts_with(client_id, $2)
       THEN $3 || substr(client_id, length($2) + 1) ELSE client_id END
     WHERE account_id = $1 AND gateway_id = $2`,
    [accountId, old, gwid],
  );
  await moveNetwork(sql, accountId, old, gwid, now);
  await makeRoom(sql, accountId, old, gwid);
  const tables = making.features.map(({ moves }) => moves ?? {});
  for (const [table, column] of [moving, ...tables].flatMap((some) => Object.entries(some))) {
    // Only the tunnel's note of its package has no account.
    const own = table === 'tunnel_serving' ? '$1::text IS NOT NULL' : 'account_id = $1';
    await sql.query(`UPDATE ${table} SET ${column} = $3 WHERE ${own} AND ${column} = $2`, [accountId, old, gwid]);
  }
  await sql.query(
    `UPDATE guard_policy SET state = 'pending', error = '', error_said = NULL, attempts = 0, command_id = NULL, running = NULL,
       running_version = 0, settled_at = NULL
     WHERE account_id = $1 AND gateway_id = $2`,
    [accountId, gwid],
  );
  for (const table of aimed) {
    await sql.query(
      `UPDATE ${table} SET target_ids = array_replace(target_ids, $2, $3)
       WHERE account_id = $1 AND target IN ('device', 'gateway') AND $2 = ANY(target_ids)`,
      [accountId, old, gwid],
    );
  }
  await moveJobs(sql, accountId, old, gwid);
  for (const { kind } of kinds) await tellAnew(sql, accountId, gwid, kind);
  await unbindIn(sql, accountId, [old], now);
}

/** What stands behind the old gateway stands behind the new one, and so do its alarms. */
async function moveBehind(sql: Sql, accountId: string, old: string, gwid: string): Promise<void> {
  await sql.query('UPDATE device SET gateway_id = $3 WHERE account_id = $1 AND gateway_id = $2 AND id <> $2', [
    accountId,
    old,
    gwid,
  ]);
  await sql.query(
    `UPDATE alarm a SET gateway_id = d.gateway_id FROM device d
     WHERE d.account_id = $1 AND d.gateway_id = $2 AND d.id <> $2
       AND a.device_id = d.id AND a.account_id = $1 AND a.gateway_id <> d.gateway_id`,
    [accountId, gwid],
  );
}

/**
 * A gateway that the account had before comes with what was kept of it: that gives way where there can be only one. What
 * was paid for is not lost: a service is free for another gateway, messages are added up.
 */
async function makeRoom(sql: Sql, accountId: string, old: string, gwid: string): Promise<void> {
  const both = [accountId, old, gwid];
  await sql.query(
    `UPDATE service_owned n SET gateway_id = NULL FROM service_owned o
     WHERE n.account_id = $1 AND n.gateway_id = $3 AND o.account_id = $1 AND o.gateway_id = $2 AND o.service = n.service`,
    both,
  );
  await sql.query(
    `UPDATE sms_balance o SET balance = o.balance + n.balance FROM sms_balance n
     WHERE o.account_id = $1 AND o.gateway_id = $2 AND n.account_id = $1 AND n.gateway_id = $3`,
    both,
  );
  await sql.query(
    `DELETE FROM sms_balance n USING sms_balance o
     WHERE n.account_id = $1 AND n.gateway_id = $3 AND o.account_id = $1 AND o.gateway_id = $2`,
    both,
  );
  await sql.query(
    `DELETE FROM config_backup_plan n USING config_backup_plan o
     WHERE n.account_id = $1 AND n.device_id = $3 AND o.account_id = $1 AND o.device_id = $2`,
    both,
  );
  await sql.query(
    `UPDATE guest_batch n SET name = n.name || ' ' || n.id FROM guest_batch o
     WHERE n.account_id = $1 AND n.gateway_id = $3 AND o.account_id = $1 AND o.gateway_id = $2 AND o.name = n.name`,
    both,
  );
  await sql.query(
    `DELETE FROM guest_coupon n USING guest_coupon o
     WHERE n.account_id = $1 AND n.gateway_id = $3 AND o.account_id = $1 AND o.gateway_id = $2 AND o.code = n.code`,
    both,
  );
}

/** Configuration that waits for the old one to come back is for its place; what else was asked of the machine ends with it. */
const moveJobs = (sql: Sql, accountId: string, old: string, gwid: string) =>
  sql.query(
    `UPDATE bulk_item i SET device_id = $3 FROM bulk_job j
     WHERE i.device_id = $2 AND i.state = 'waiting' AND j.id = i.job_id AND j.account_id = $1 AND j.finished_at IS NULL
       AND j.kind IN ('site', 'config')
       AND NOT EXISTS (SELECT 1 FROM bulk_item n WHERE n.job_id = j.id AND n.device_id = $3)`,
    [accountId, old, gwid],
  );

/** The network that the old one is a member of has the new one in its place. */
async function moveNetwork(sql: Sql, accountId: string, old: string, gwid: string, now: number): Promise<void> {
  const [member] = await sql.query<{ network_id: string }>(
    'SELECT network_id FROM sdwan_member WHERE account_id = $1 AND gwid = $2',
    [accountId, old],
  );
  if (!member) return;
  const { network_id: network } = member;
  await sql.query('UPDATE sdwan_member SET pid = $3 WHERE network_id = $1 AND pid = $2', [network, old, gwid]);
  await moveRules(sql, network, old, gwid, now);
  // What was measured was measured at the old one.
  await sql.query('DELETE FROM sdwan_link WHERE network_id = $1 AND (gwid = $2 OR to_gwid = $2)', [network, old]);
  await sql.query('DELETE FROM sdwan_link_sample WHERE network_id = $1 AND (gwid = $2 OR to_gwid = $2)', [
    network,
    old,
  ]);
  await sql.query(
    'UPDATE sdwan_network SET rev = rev + 1, updated_at = $3, told_at = NULL WHERE account_id = $1 AND id = $2',
    [accountId, network, iso(now)],
  );
}

/** Rules of a network name the new gateway in the place of the old one: a rule that names a member that is gone does nothing. */
export const moveRules = (sql: Sql, network: string, old: string, gwid: string, now: number): Promise<unknown> =>
  sql.query(
    `UPDATE sdwan_rules SET rev = rev + 1, updated_at = $4, rules = (
       SELECT jsonb_agg(one || CASE WHEN one->>'from' = $2 THEN jsonb_build_object('from', $3::text) ELSE '{}' END ||
         CASE WHEN one->>'to' = $2 THEN jsonb_build_object('to', $3::text) ELSE '{}' END ORDER BY place)
       FROM jsonb_array_elements(rules) WITH ORDINALITY AS r(one, place))
     WHERE network_id = $1 AND EXISTS (SELECT 1 FROM jsonb_array_elements(rules) one WHERE $2 IN (one->>'from', one->>'to'))`,
    [network, old, gwid, iso(now)],
  );

/** The new gateway is told what the old one was told; what waits for that waits for this delivery. */
async function tellAnew(sql: Sql, accountId: string, gwid: string, kind: SettingKind): Promise<void> {
  const rev = await settingChanged(sql, { accountId, gwid, kind });
  if (kind === 'tunnel') {
    await sql.query('UPDATE tunnel_mapping SET rev = $3 WHERE account_id = $1 AND gateway_id = $2', [
      accountId,
      gwid,
      rev,
    ]);
  } else if (kind === 'billing') {
    await sql.query('UPDATE billing_subscriber SET rev = $3 WHERE account_id = $1 AND gateway_id = $2', [
      accountId,
      gwid,
      rev,
    ]);
  } else if (kind === 'syslog') {
    await sql.query('UPDATE syslog_setting SET rev = $3 WHERE account_id = $1 AND gateway_id = $2', [
      accountId,
      gwid,
      rev,
    ]);
  } else if (kind === 'sdwan_account') {
    await sql.query('UPDATE sdwan_account SET delivery_rev = $3 WHERE account_id = $1 AND gwid = $2', [
      accountId,
      gwid,
      rev,
    ]);
  }
}
