import type { replacement, replacementSave } from '../../../../src/api/contract/prepared';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { iso } from '../../../../src/domain/time';
import { maxLength } from '../../../../src/rules';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { because, invalid, notFound } from '../../kit/refusal';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';
import { checks } from '../../kit/validate';
import { noSite } from '../sites/prepare';
import { insertPrepared, mustFit } from './change';
import { faultsOf, readAround, type Entry } from './check';

/** The same without what services are called: that is known above. */
type Facts = Omit<DataOf<typeof replacement>, 'services'> & {
  services: { service: string; tier: string; expires_at: string }[];
};

/** What a gateway has that another one would take over, and what stays behind; 404 when it is not the account's. */
export async function readReplacement({ db, caller, now }: Context, gwid: string): Promise<Facts> {
  const { accountId } = caller;
  const [old] = await db.query<Omit<Facts, 'services' | 'moves'>>(
    `SELECT d.id AS gwid, d.remark, d.serial, d.model, d.status = 'online' AS online, d.status_since, d.location, d.simulated,
       g.name AS group_name,
       (SELECT p.serial FROM prepared_device p WHERE p.account_id = d.account_id AND p.replaces = d.id AND p.state <> 'applied'
        ORDER BY p.created_at DESC LIMIT 1) AS waiting,
       (SELECT count(*) FROM alarm a WHERE a.gateway_id = d.id AND a.account_id = d.account_id AND a.state <> 'cleared') AS alarms,
       (SELECT count(*) FROM client c WHERE c.gateway_id = d.id) AS clients
     FROM device d LEFT JOIN device_group g ON g.id = d.group_id AND g.account_id = d.account_id
     WHERE d.account_id = $1 AND d.id = $2 AND d.kind = 'gateway'`,
    [accountId, gwid],
  );
  if (!old) throw notFound();
  const services = await db.query<Facts['services'][number]>(
    `SELECT service, tier, expires_at FROM service_owned WHERE account_id = $1 AND gateway_id = $2 AND expires_at > $3
     ORDER BY service`,
    [accountId, gwid, iso(now())],
  );
  const [moves] = await db.query<Facts['moves']>(
    `SELECT (SELECT count(*) FROM device WHERE account_id = $1 AND gateway_id = $2 AND id <> $2) AS devices,
       (SELECT count(*) FROM camera WHERE account_id = $1 AND gateway_id = $2) AS cameras,
       (SELECT count(*) FROM config_backup WHERE account_id = $1 AND device_id = $2) AS backups,
       (SELECT count(*) FROM tunnel_mapping WHERE account_id = $1 AND gateway_id = $2) AS mappings,
       (SELECT count(*) FROM billing_subscriber WHERE account_id = $1 AND gateway_id = $2) AS subscribers,
       (SELECT count(*) FROM guest_coupon WHERE account_id = $1 AND gateway_id = $2) AS coupons,
       coalesce((SELECT balance FROM sms_balance WHERE account_id = $1 AND gateway_id = $2), 0) AS messages,
       (SELECT count(*) FROM guard_domain WHERE account_id = $1 AND gateway_id = $2) AS domains,
       (SELECT n.name FROM sdwan_member m JOIN sdwan_network n ON n.id = m.network_id
        WHERE m.account_id = $1 AND m.gwid = $2) AS network`,
    [accountId, gwid],
  );
  return { ...old, services, moves: moves! };
}

/** Prepares a gateway to take the place of another one when it is bound; `name` must be that one's. */
export async function saveReplacement(
  context: Context,
  { gwid, serial: typed, name, note }: ParsedOf<typeof replacementSave>,
): Promise<string> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  const serial = typed.toUpperCase();
  return db.tx(async (sql) => {
    await lockAccount(sql, accountId);
    const old = await oldOf(sql, accountId, gwid);
    const entry: Entry = {
      ...{ serial, kind: 'gateway', remark: old.remark, group_id: old.group_id, location: old.location },
      ...{ copy_from: null, settings: {} },
    };
    const around = await readAround(sql, accountId, { serials: [serial], copied: [] });
    const { serial: fault } = faultsOf(entry, around);
    const tooLong = checks('note', maxLength(64))(note);
    if (fault || tooLong) throw invalid({ ...(fault && { serial: fault }), ...(tooLong && { note: tooLong }) });
    if (old.waiting !== null) throw invalid({ serial: because('replacedAlready', { serial: old.waiting }) });
    if (name !== old.remark) throw invalid({ name: because('nameDiffers') });
    await mustFit(sql, accountId, 1);
    const [id] = await insertPrepared(sql, accountId, [{ ...entry, ...noSite, copy_remark: '' }], now());
    await sql.query(
      'UPDATE prepared_device SET replaces = $3, replaces_serial = $4, note = $5 WHERE account_id = $1 AND id = $2',
      [accountId, id, gwid, old.serial, note],
    );
    noteChange(context, { 设备: [old.serial, serial], ...(note && { 返修单号: ['', note] as const }) });
    return id!;
  });
}

interface Old {
  remark: string;
  serial: string;
  group_id: string | null;
  location: string;
  waiting: string | null;
}

async function oldOf(sql: Sql, accountId: string, gwid: string): Promise<Old> {
  const [old] = await sql.query<Old>(
    `SELECT d.remark, d.serial, d.group_id, d.location,
       (SELECT p.serial FROM prepared_device p WHERE p.account_id = d.account_id AND p.replaces = d.id AND p.state <> 'applied'
        ORDER BY p.created_at DESC LIMIT 1) AS waiting
     FROM device d WHERE d.account_id = $1 AND d.id = $2 AND d.kind = 'gateway'`,
    [accountId, gwid],
  );
  if (!old) throw notFound();
  return old;
}
