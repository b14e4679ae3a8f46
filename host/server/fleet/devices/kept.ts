import type { keptGateways } from '../../../../src/api/contract/kept';
import type { DataOf } from '../../../../src/api/endpoint';
import { keptFor } from '../../../../src/domain/device';
import { iso } from '../../../../src/domain/time';
import { refuse } from '../../kit/refusal';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { publish } from '../../kit/stream/publish';
import { countEvents } from './presence';

/**
 * What is kept beside the devices themselves, by the column that names the device: configuration, and what was paid for
 * (coupons, text messages). What others hang on stands before them.
 */
const tables = {
  device_config: 'device_id',
  config_version: 'device_id',
  config_backup: 'device_id',
  config_backup_plan: 'device_id',
  guest_batch: 'gateway_id',
  guest_coupon: 'gateway_id',
  sms_balance: 'gateway_id',
  sms_entry: 'gateway_id',
} as const;

/** Keeps gateways as they are, before they are given back. */
export async function keepGateways(sql: Sql, accountId: string, gwids: readonly string[], now: number): Promise<void> {
  // Cameras have a column that the store works out: they are written back by name.
  const rowsOf = ([table, device]: [string, string]) =>
    `'${table}', (SELECT jsonb_agg(to_jsonb(t)) FROM ${table} t JOIN device b ON b.id = t.${device} WHERE b.gateway_id = g.id)`;
  await sql.query(
    `INSERT INTO kept_gateway (gwid, account_id, remark, model, unbound_at, kept)
     SELECT g.id, g.account_id, g.remark, g.model, $3,
       jsonb_build_object('device', (SELECT jsonb_agg(to_jsonb(b)) FROM device b WHERE b.gateway_id = g.id),
         ${Object.entries({ ...tables, camera: 'gateway_id' })
           .map(rowsOf)
           .join(', ')})
     FROM device g WHERE g.account_id = $1 AND g.id = ANY($2::text[])
     ON CONFLICT (account_id, gwid) DO UPDATE SET remark = excluded.remark, model = excluded.model,
       unbound_at = excluded.unbound_at, kept = excluded.kept`,
    [accountId, gwids, iso(now)],
  );
}

/** Gateways that the caller gave back and can take again: nobody else has bound them meanwhile. */
export async function readKept({ db, caller, now }: Context): Promise<DataOf<typeof keptGateways>> {
  const rows = await db.query<Omit<DataOf<typeof keptGateways>['list'][number], 'until'>>(
    `SELECT k.gwid, k.remark, k.model, k.unbound_at,
       CASE jsonb_typeof(k.kept->'config_backup') WHEN 'array' THEN jsonb_array_length(k.kept->'config_backup') ELSE 0 END AS backups,
       coalesce((SELECT (d->>'simulated')::boolean FROM jsonb_array_elements(k.kept->'device') d WHERE d->>'id' = k.gwid), false)
         AS simulated
     FROM kept_gateway k JOIN device_identity i ON i.gwid = k.gwid AND i.account_id IS NULL AND i.revoked_at IS NULL
     WHERE k.account_id = $1 AND k.unbound_at > $2 ORDER BY k.unbound_at DESC, k.gwid LIMIT 200`,
    [caller.accountId, iso(now() - keptFor)],
  );
  const list = rows.map((row) => ({ ...row, until: iso(Date.parse(row.unbound_at) + keptFor) }));
  return { list, total: list.length };
}

/** Takes a gateway again that the caller gave back, as it was; its key is not asked for. */
export async function takeBack(context: Context, gwid: string): Promise<void> {
  const { db, caller, now, features } = context;
  const at = now();
  await db.tx(async (sql) => {
    const [identity] = await sql.query<{ account_id: string | null; serial: string }>(
      'SELECT account_id, serial FROM device_identity WHERE gwid = $1 AND revoked_at IS NULL FOR UPDATE',
      [gwid],
    );
    if (identity?.account_id)
      throw refuse(identity.account_id === caller.accountId ? 'boundAlready' : 'boundElsewhere');
    if (!identity || !(await restoreKept(sql, caller.accountId, gwid, at))) throw refuse('notKept');
    await sql.query('UPDATE device_identity SET account_id = $2, bound_at = $3 WHERE gwid = $1', [
      gwid,
      caller.accountId,
      iso(at),
    ]);
    for (const { bound } of features) await bound?.(sql, context, { id: gwid, serial: identity.serial });
    await publish(sql, at, await countEvents(sql, [{ account_id: caller.accountId }]));
  });
}

/** Writes back what was kept of a gateway; false: nothing was, or it is too long ago. */
export async function restoreKept(sql: Sql, accountId: string, gwid: string, now: number): Promise<boolean> {
  const [kept] = await sql.query<{ gwid: string }>(
    'SELECT gwid FROM kept_gateway WHERE account_id = $1 AND gwid = $2 AND unbound_at > $3 FOR UPDATE',
    [accountId, gwid, iso(now - keptFor)],
  );
  if (!kept) return false;
  const hadOther = await hadAnother(sql, accountId, gwid);
  await sql.query(
    `INSERT INTO device (id, account_id, kind, gateway_id, remark, status_since, model, firmware, firmware_new, serial,
       mac, group_id, location, disk, detail, simulated, bound_at, tags, region, city)
     SELECT d.id, d.account_id, d.kind, d.gateway_id, d.remark, $3, d.model, d.firmware, d.firmware_new, d.serial,
       d.mac, (SELECT g.id FROM device_group g WHERE g.id = d.group_id AND g.account_id = $1), d.location, d.disk, d.detail,
       d.simulated, CASE WHEN $4 THEN $3 ELSE d.bound_at END, d.tags, d.region, d.city
     FROM kept_gateway k, jsonb_populate_recordset(NULL::device, k.kept->'device') d
     WHERE k.account_id = $1 AND k.gwid = $2 ON CONFLICT DO NOTHING`,
    [accountId, gwid, iso(now), hadOther],
  );
  for (const [table, device] of Object.entries(tables)) {
    await sql.query(
      `INSERT INTO ${table} SELECT r.* FROM kept_gateway k,
         jsonb_populate_recordset(NULL::${table}, CASE jsonb_typeof(k.kept->'${table}') WHEN 'array' THEN k.kept->'${table}' END) r
       JOIN device d ON d.id = r.${device} AND d.account_id = $1
       WHERE k.account_id = $1 AND k.gwid = $2 ON CONFLICT DO NOTHING`,
      [accountId, gwid],
    );
  }
  await sql.query(
    `INSERT INTO camera (id, account_id, gateway_id, client_id, name, model, mac, record, period, days, quality, simulated, halted)
     SELECT r.id, r.account_id, r.gateway_id, r.client_id, r.name, r.model, r.mac, r.record, r.period, r.days, r.quality,
       r.simulated, coalesce(r.halted, false)
     FROM kept_gateway k, jsonb_populate_recordset(NULL::camera, CASE jsonb_typeof(k.kept->'camera') WHEN 'array' THEN k.kept->'camera' END) r
     WHERE k.account_id = $1 AND k.gwid = $2 ON CONFLICT DO NOTHING`,
    [accountId, gwid],
  );
  // What was on its way then will not arrive: it was taken back with the gateway.
  await sql.query(
    `UPDATE config_version v SET state = 'superseded' FROM device d
     WHERE d.id = v.device_id AND d.gateway_id = $1 AND d.account_id = $2 AND v.state IN ('pending', 'sent')`,
    [gwid, accountId],
  );
  await sql.query('DELETE FROM kept_gateway WHERE account_id = $1 AND gwid = $2', [accountId, gwid]);
  return true;
}

/**
 * Whether another account had a gateway since this one gave it back: it gave it back in turn, or there are samples. Those know
 * no account, so that what was measured before the binding is nobody's: then the binding begins anew.
 */
async function hadAnother(sql: Sql, accountId: string, gwid: string): Promise<boolean> {
  const rows = await sql.query(
    `SELECT 1 FROM kept_gateway k WHERE k.account_id = $1 AND k.gwid = $2 AND (
       EXISTS (SELECT 1 FROM kept_gateway o WHERE o.gwid = k.gwid AND o.account_id <> $1 AND o.unbound_at >= k.unbound_at)
       OR EXISTS (SELECT 1 FROM device_sample s WHERE s.device_id = k.gwid AND s.at > k.unbound_at))`,
    [accountId, gwid],
  );
  return rows.length > 0;
}

/** Throws away what was kept long enough. */
export async function endKept(sql: Sql, now: number): Promise<void> {
  await sql.query('DELETE FROM kept_gateway WHERE unbound_at <= $1', [iso(now - keptFor)]);
}
