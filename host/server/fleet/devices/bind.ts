import type { ParsedOf } from '../../../../src/api/endpoint';
import type { bind } from '../../../../src/api/contract/device';
import { longestRemark } from '../../../../src/domain/device';
import { escapeRemark } from '../../../../src/format';
import { maxLength, required } from '../../../../src/rules';
import type { Context, Who } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { changeOf, type Facts } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { fingerprint, sameFingerprint } from '../../kit/secrets';
import { endSecrets } from './secrets';
import { enqueueMany } from '../commands/commands';
import { iso } from '../../../../src/domain/time';
import { keepStays } from '../clients/past-stays';
import { keepGateways, restoreKept } from './kept';
import { countEvents } from './presence';
import { publish } from '../../kit/stream/publish';
import { notFound, refuse } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';

/** A device that has just come into an account. */
export interface BoundDevice {
  id: string;
  serial: string;
}

declare module '../../kit/context/context' {
  interface Feature {
    /** Hears that a gateway was bound, in the transaction that does it. */
    bound?: (sql: Sql, who: Who & Pick<Services, 'now'>, device: BoundDevice) => Promise<void>;
  }
}

/** A list of labels, and tries that went wrong: a key is too long to be guessed in any number of them. */
const bindsAnHour = 500;

/** Why a device must not be called that. */
export const checkRemark = (remark: string) => checks('remark', required, maxLength(longestRemark))(remark);

/** Names a device; 422 for a bad name, 404 when it is not the account's. A real gateway is told through its queue. */
export async function renameDevice({ db, caller, now }: Context, id: string, remark: string): Promise<void> {
  validate({ remark: checkRemark(remark) });
  await db.tx(async (sql) => {
    if (!(await renameIn(sql, caller.accountId, [{ id, remark }], now()))) throw notFound();
  });
}

/** Names devices inside a transaction; how many of them are the account's. The names were checked. */
export async function renameIn(
  sql: Sql,
  accountId: string,
  names: readonly { id: string; remark: string }[],
  now: number,
): Promise<number> {
  const named = [names.map(({ id }) => id), names.map(({ remark }) => remark)];
  const devices = await sql.query<{ id: string; kind: string; simulated: boolean; remark: string }>(
    `UPDATE device d SET remark = r.remark FROM unnest($2::text[], $3::text[]) AS r(id, remark)
     WHERE d.account_id = $1 AND d.id = r.id RETURNING d.id, d.kind, d.simulated, d.remark`,
    [accountId, ...named],
  );
  const gateways = devices.filter(({ kind }) => kind === 'gateway');
  if (gateways.length > 0) {
    await sql.query(
      `UPDATE alarm a SET remark = r.remark FROM unnest($2::text[], $3::text[]) AS r(id, remark)
       WHERE a.account_id = $1 AND a.gateway_id = r.id AND a.state <> 'cleared'`,
      [accountId, ...named],
    );
  }
  const told = gateways.filter(({ simulated }) => !simulated);
  await enqueueMany(
    sql,
    told.map(({ id, remark }) => ({ gwid: id, accountId, kind: 'rename', params: { remark: escapeRemark(remark) } })),
    now,
  );
  return devices.length;
}

/** Takes a gateway into the account. The answer never tells whether the identity or the key was wrong. */
export async function bindGateway(
  context: Pick<Context, 'db' | 'now' | 'limits'> & Who,
  input: ParsedOf<typeof bind>,
): Promise<{ gwid: string }> {
  const { db, caller, now, limits, features } = context;
  const { gwid, key, group } = input;
  validate({
    gwid: checks('gwid', required)(gwid),
    key: checks('bindingKey', required)(key),
    ...(input.remark && { remark: checkRemark(input.remark) }),
  });
  await limits.take(`bind:${caller.accountId}`, bindsAnHour, 3600);
  const at = now();
  await db.tx(async (sql) => {
    const [identity] = await sql.query<{
      key_hash: string;
      model: string;
      serial: string;
      simulated: boolean;
      account_id: string | null;
    }>(
      `SELECT key_hash, model, serial, simulated, account_id FROM device_identity
       WHERE gwid = $1 AND revoked_at IS NULL FOR UPDATE`,
      [gwid],
    );
    if (!identity || !sameFingerprint(identity.key_hash, fingerprint(key))) throw refuse('wrongBindingKey');
    if (identity.account_id === caller.accountId) throw refuse('boundAlready');
    if (identity.account_id !== null) throw refuse('boundElsewhere');
    if (group) await mustOwnGroup(sql, caller.accountId, group);
    await endSecrets(sql, [gwid]);
    await sql.query('UPDATE device_identity SET account_id = $2, bound_at = $3 WHERE gwid = $1', [
      gwid,
      caller.accountId,
      iso(at),
    ]);
    // The owner before takes up where he left it.
    const isBack = await restoreKept(sql, caller.accountId, gwid, at);
    await sql.query(
      `INSERT INTO device (id, account_id, kind, gateway_id, remark, status_since, model, firmware, serial, mac, group_id,
         simulated, bound_at)
       VALUES ($1, $2, 'gateway', $1, $3, $4, $5, '', $6, '', $7, $8, $4)
       ON CONFLICT (id) DO UPDATE SET remark = CASE WHEN $9 THEN excluded.remark ELSE device.remark END,
         group_id = coalesce(excluded.group_id, device.group_id), bound_at = excluded.bound_at
         WHERE $10`,
      [
        gwid,
        caller.accountId,
        input.remark || `${identity.model} ${gwid.slice(-4)}`,
        iso(at),
        identity.model,
        identity.serial,
        group,
        identity.simulated,
        Boolean(input.remark),
        isBack,
      ],
    );
    // What the owner before paid for stays with him, and works here no more.
    await sql.query('UPDATE service_owned SET gateway_id = NULL WHERE gateway_id = $1 AND account_id <> $2', [
      gwid,
      caller.accountId,
    ]);
    for (const { bound } of features) await bound?.(sql, context, { id: gwid, serial: identity.serial });
    await publish(sql, at, await countEvents(sql, [{ account_id: caller.accountId }]));
  });
  return { gwid };
}

async function mustOwnGroup(sql: Sql, accountId: string, group: string): Promise<void> {
  const rows = await sql.query(`SELECT 1 FROM device_group WHERE id = $1 AND account_id = $2 AND kind = 'gateway'`, [
    group,
    accountId,
  ]);
  if (rows.length === 0) throw refuse('noGroup');
}

/** Gives gateways back with everything behind them; those that are not the account's are left alone. Gives how many. */
export async function unbindGateways(context: Context, gwids: readonly string[]): Promise<number> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    noteChange(context, changeOf(await goesAlong(sql, caller.accountId, gwids, now()), undefined));
    return (await unbindIn(sql, caller.accountId, gwids, now())).length;
  });
}

/** What names gateways or what stands behind them, and ends with them, for the log of actions. */
async function goesAlong(sql: Sql, accountId: string, gwids: readonly string[], now: number): Promise<Facts> {
  const rows = await sql.query<{ what: string; names: string }>(
    `SELECT n.what, string_agg(n.name, '、' ORDER BY n.name) AS names FROM (
       SELECT '告警订阅' AS what, name, device_id FROM alarm_subscription WHERE account_id = $1
       UNION ALL SELECT '维护窗口', name, device_id FROM alarm_silence
       WHERE account_id = $1 AND type = 'window' AND (ends_at IS NULL OR ends_at > $3)
     ) n JOIN device d ON d.id = n.device_id AND d.account_id = $1 WHERE d.gateway_id = ANY($2::text[]) GROUP BY n.what`,
    [accountId, gwids, iso(now)],
  );
  return Object.fromEntries(rows.map(({ what, names }) => [what, names]));
}

/** Gives gateways back inside a transaction; the ids of those that were the account's. */
export async function unbindIn(sql: Sql, accountId: string, gwids: readonly string[], now: number): Promise<string[]> {
  const owned = await sql.query<{ id: string }>(
    `SELECT id FROM device WHERE account_id = $1 AND kind = 'gateway' AND id = ANY($2::text[]) FOR UPDATE`,
    [accountId, gwids],
  );
  const ids = owned.map((row) => row.id);
  if (ids.length === 0) return ids;
  await keepGateways(sql, accountId, ids, now);
  await keepStays(sql, accountId, ids, now);
  await sql.query('DELETE FROM device WHERE account_id = $1 AND gateway_id = ANY($2::text[])', [accountId, ids]);
  await endSecrets(sql, ids);
  await sql.query('UPDATE device_identity SET account_id = NULL, bound_at = NULL WHERE gwid = ANY($1::text[])', [ids]);
  await publish(sql, now, await countEvents(sql, [{ account_id: accountId }]));
  return ids;
}
