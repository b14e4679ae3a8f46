import type { Release, upgradePreview } from '../../../../src/api/contract/firmware';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { DeviceKind } from '../../../../src/domain/device';
import { compareVersions } from '../../../../src/domain/firmware';
import { chosenDevices } from '../bulk/targets';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { because, invalid } from '../../kit/refusal';

/** Firmware for the models of one kind that the caller has, newest first. */
export async function releaseList({ db, caller }: Context, kind: DeviceKind): Promise<Release[]> {
  const rows = await db.query<Release>(
    `SELECT f.model, f.version, f.channel, f.size, f.notes, f.released_at, d.devices,
       (SELECT count(*) FROM device c WHERE c.account_id = $1 AND c.kind = $2 AND c.model = f.model
          AND c.firmware = f.version) AS current
     FROM firmware f JOIN (
       SELECT model, count(*) AS devices FROM device WHERE account_id = $1 AND kind = $2 GROUP BY model
     ) d ON d.model = f.model`,
    [caller.accountId, kind],
  );
  return rows.sort((a, b) => compareVersions(b.version, a.version) || a.model.localeCompare(b.model));
}

/** Which of the models have a version; refused when none has. */
export async function mustBeReleased(sql: Sql, version: string, models: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ model: string }>(
    'SELECT model FROM firmware WHERE version = $1 AND model = ANY($2::text[])',
    [version, [...new Set(models)]],
  );
  if (rows.length === 0) throw invalid({ version: because('releaseUnfit') });
  return new Set(rows.map(({ model }) => model));
}

/** What an upgrade would meet. */
export async function preview(
  context: Context,
  { target, version }: ParsedOf<typeof upgradePreview>,
): Promise<DataOf<typeof upgradePreview>> {
  const devices = await chosenDevices(context.db, context, target);
  const rows = await context.db.query<{ model: string }>('SELECT model FROM firmware WHERE version = $1', [version]);
  const models = new Set(rows.map((row) => row.model));
  const already = devices.filter((one) => one.firmware === version);
  const unsupported = devices.filter((one) => one.firmware !== version && !models.has(one.model));
  const fit = devices.filter((one) => one.firmware !== version && models.has(one.model));
  return {
    total: devices.length,
    fit: fit.length,
    offline: fit.filter((one) => one.status === 'offline').length,
    newer: fit.filter((one) => compareVersions(one.firmware, version) > 0).length,
    already: already.length,
    unsupported: unsupported.length,
  };
}

/** What a device that runs `version` may be upgraded to; null when it is up to date. */
async function newestFor(sql: Sql, model: string, version: string): Promise<string | null> {
  const rows = await sql.query<{ version: string }>(
    `SELECT version FROM firmware WHERE model = $1 AND channel = 'stable'`,
    [model],
  );
  const [newest] = rows.map((row) => row.version).sort((a, b) => compareVersions(b, a));
  return newest !== undefined && compareVersions(newest, version) > 0 ? newest : null;
}

/** Notes what a device runs now: the gateway itself (`id` is its own), or one behind it that it upgraded. */
export async function firmwareTaken(sql: Sql, gwid: string, id: string, version: string): Promise<void> {
  const [device] = await sql.query<{ model: string }>('SELECT model FROM device WHERE gateway_id = $1 AND id = $2', [
    gwid,
    id,
  ]);
  if (!device) return;
  const newest = await newestFor(sql, device.model, version);
  await sql.query('UPDATE device SET firmware = $2, firmware_new = $3 WHERE id = $1', [id, version, newest]);
}
