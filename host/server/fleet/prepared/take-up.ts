import { iso } from '../../../../src/domain/time';
import { withSettings } from '../../../../src/domain/prepared';
import type { PreparedState } from '../../../../src/domain/prepared-names';
import { withoutHeld, withoutOwn } from '../../../../src/domain/config';
import { setDocument, type Making } from '../config/apply';
import { retryVersion, startDelivery } from '../config/deliver';
import { loadConfig, lockConfig } from '../config/known';
import { tellConfig } from '../config/tell';
import { noteOutcome } from '../delivery/outcome';
import { renameIn, type BoundDevice } from '../devices/bind';
import type { Services } from '../../kit/context/context';
import { because, inChinese, refuse, Refusal, saidOf, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { brought, notBrought } from '../sites/bring';
import { takeSite } from '../sites/prepare';
import { documentOfOld, takeOver } from './take-over';
import { preparedColumns, type StoredPrepared } from './stored';

/** Gives a device what was prepared for its serial number, if anything was: name, group, place, configuration. */
export async function takeUp(sql: Sql, making: Making, { id, serial }: BoundDevice): Promise<void> {
  const [row] = await sql.query<StoredPrepared>(
    `SELECT ${preparedColumns} FROM prepared_device
     WHERE account_id = $1 AND serial = upper($2) AND state = 'waiting' FOR UPDATE`,
    [making.caller.accountId, serial],
  );
  if (row) await become(sql, making, row, id);
}

/** A prepared device is there: it gets its name at once, its configuration as every device does. */
async function become(sql: Sql, making: Making, row: StoredPrepared, deviceId: string): Promise<void> {
  const { accountId } = making.caller;
  const now = making.now();
  const [device] = await sql.query<{ kind: string }>('SELECT kind FROM device WHERE account_id = $1 AND id = $2', [
    accountId,
    deviceId,
  ]);
  if (!device) return;
  if (device.kind !== row.kind) return settle(sql, making, row, deviceId, 'failed', because('otherKind'));
  await renameIn(sql, accountId, [{ id: deviceId, remark: row.remark }], now);
  await sql.query(
    `UPDATE device SET group_id = coalesce($3, group_id), location = coalesce(nullif($4, ''), location)
     WHERE account_id = $1 AND id = $2`,
    [accountId, deviceId, row.group_id, row.location],
  );
  try {
    const { version, fault } = await configure(sql, making, row, deviceId);
    if (row.replaces !== null) await replaceOld(sql, making, row, deviceId);
    if (fault) return await settle(sql, making, row, deviceId, 'failed', fault);
    if (version === null) return await settle(sql, making, row, deviceId, 'applied', null);
    await sql.query(
      `UPDATE prepared_device SET state = 'bound', error = '', error_said = NULL, device_id = $2, version = $3, bound_at = coalesce(bound_at, $4),
         settled_at = NULL
       WHERE id = $1`,
      [row.id, deviceId, version, iso(now)],
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // It may follow its model by now: no job is on its way that would bring it.
    if (row.site_template !== null) await notBrought(sql, making, deviceId, saidOf(error));
    await settle(sql, making, row, deviceId, 'failed', saidOf(error));
  }
}

/** Makes the version that brings the configuration; null: it has nothing to bring. `fault`: what came besides and failed. */
async function configure(
  sql: Sql,
  making: Making,
  row: StoredPrepared,
  id: string,
): Promise<{ version: number | null; fault: Said | null }> {
  const { copy_from: copied, replaces, site_template: template } = row;
  if (replaces === null && copied === null && template === null && Object.keys(row.settings).length === 0)
    return { version: null, fault: null };
  const whole =
    replaces !== null ? await documentOfOld(sql, making, row) : copied === null ? {} : await copyOf(sql, making, row);
  const loaded = await lockConfig(sql, making, id, iso(making.now()));
  const [lan] = await sql.query<{ name: string }>(
    `SELECT name FROM device_interface WHERE device_id = $1 AND role = 'lan' ORDER BY position, name LIMIT 1`,
    [id],
  );
  const document = withSettings(row.kind, { ...loaded.document, ...whole }, row.settings, lan?.name);
  const site = template === null ? undefined : await takeSite(sql, making, row, { ...loaded, document });
  const { version } = await setDocument(
    sql,
    making,
    loaded,
    site?.document ?? document,
    row.replaces_serial ? `替换 ${row.replaces_serial}` : '预配置',
  );
  return { version, fault: site ? await brought(sql, making, site) : null };
}

/** Everything of the old gateway goes over to the new one, and the log says so. */
async function replaceOld(sql: Sql, making: Making, row: StoredPrepared, device: string): Promise<void> {
  const { accountId } = making.caller;
  await takeOver(sql, making, row.replaces!, device);
  await noteOutcome(sql, { accountId, device, remark: row.remark }, making.now(), {
    text: because('preparedReplaced', { old: row.replaces_serial ?? '', serial: row.serial }),
    ok: true,
  });
}

async function copyOf(sql: Sql, making: Making, { copy_from: id, copy_remark: name }: StoredPrepared) {
  const [there] = await sql.query('SELECT 1 FROM device WHERE account_id = $1 AND id = $2', [
    making.caller.accountId,
    id,
  ]);
  if (!there) throw refuse('copyAway', { name });
  const { document, device, held } = await loadConfig(sql, making, id!);
  return withoutOwn(device.kind, withoutHeld(document, held));
}

async function settle(
  sql: Sql,
  making: Making,
  { id, remark }: StoredPrepared,
  device: string,
  state: PreparedState,
  fault: Said | null,
): Promise<void> {
  const at = iso(making.now());
  const error = fault ? inChinese(fault) : '';
  await sql.query(
    `UPDATE prepared_device SET state = $2, error = $3, error_said = $4, device_id = $5, version = NULL,
       bound_at = coalesce(bound_at, $6), settled_at = $6
     WHERE id = $1`,
    [id, state, error, fault, device, at],
  );
  const ok = state === 'applied';
  await noteOutcome(sql, { accountId: making.caller.accountId, device, remark }, making.now(), {
    text: ok ? because('preparedDone') : because('preparedFailed', { fault: fault ?? error }),
    ok,
  });
}

/** Tries again what failed: the version once more where the device refused it, else everything anew. */
export async function tryAgain(sql: Sql, making: Making, row: StoredPrepared): Promise<void> {
  const { accountId } = making.caller;
  const [device] = await sql.query<{ id: string; newest: number | null }>(
    `SELECT d.id, (SELECT max(v.version) FROM config_version v WHERE v.device_id = d.id) AS newest
     FROM device d WHERE d.account_id = $1 AND d.serial = $2 ORDER BY d.bound_at DESC, d.id LIMIT 1`,
    [accountId, row.serial],
  );
  if (!device) return wait(sql, row.id);
  const { version } = row;
  const part = { device: device.id, part: String(version) };
  // What was sent since then is not overwritten by what is older.
  if (version !== null && version === device.newest && (await retryVersion(sql, making, accountId, part))) {
    await sql.query(
      `UPDATE prepared_device SET state = 'bound', error = '', error_said = NULL, settled_at = NULL WHERE account_id = $1 AND id = $2`,
      [accountId, row.id],
    );
    await startDelivery(sql, making, making.now(), [device.id]);
    await tellConfig(sql, making.now(), [{ id: device.id, accountId, version, state: 'pending' }]);
    return;
  }
  await become(sql, making, row, device.id);
}

/** Forgets what became of it: it waits for its device again. */
const wait = async (sql: Sql, id: string): Promise<void> => {
  await sql.query(
    `UPDATE prepared_device SET state = 'waiting', error = '', error_said = NULL, device_id = NULL, version = NULL, bound_at = NULL,
       settled_at = NULL
     WHERE id = $1`,
    [id],
  );
};

/** Devices that are taken up in one round. */
const atOnce = 100;

const unboundBefore = because('unboundBefore');

/** Takes up devices that came without being bound, and carries over what became of the configurations on their way. */
export async function followPrepared(
  { db, features, vault }: Pick<Services, 'db' | 'features' | 'vault'>,
  now: number,
): Promise<void> {
  const there = await db.query<{ account_id: string; id: string; serial: string }>(
    `SELECT d.account_id, d.id, d.serial FROM prepared_device p
     JOIN device d ON d.serial = p.serial AND d.account_id = p.account_id AND d.kind = p.kind
     WHERE p.state = 'waiting' ORDER BY p.id LIMIT ${atOnce}`,
  );
  for (const { account_id: accountId, ...device } of there) {
    await db.tx((sql) => takeUp(sql, { caller: { accountId }, features, vault, now: () => now }, device));
  }
  await db.query(
    `UPDATE prepared_device p SET state = CASE v.state WHEN 'failed' THEN 'failed' ELSE 'applied' END, error = v.error, error_said = v.error_said,
       settled_at = coalesce(v.settled_at, $1)
     FROM config_version v WHERE v.device_id = p.device_id AND v.version = p.version AND v.account_id = p.account_id
       AND v.state IN ('done', 'failed', 'superseded')
       AND (p.state = 'bound' OR (p.state = 'failed' AND v.state <> 'failed'))`,
    [iso(now)],
  );
  await db.query(
    `UPDATE prepared_device p SET state = 'failed', error = $2, error_said = $3, settled_at = $1
     WHERE p.state = 'bound' AND NOT EXISTS (
       SELECT 1 FROM device d WHERE d.id = p.device_id AND d.account_id = p.account_id)`,
    [iso(now), inChinese(unboundBefore), unboundBefore],
  );
}
