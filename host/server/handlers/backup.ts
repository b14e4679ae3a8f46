import type * as contract from '../../../src/api/contract/backup';
import type { Backup, BackupPlan } from '../../../src/api/contract/backup';
import { backupFile, compareBackups, makeBackups, readBackup, restoreBackup, savePlans } from '../fleet/config/backup';
import { offeredPlan } from '../fleet/config/backup-plan';
import { knownDevice } from '../fleet/config/device';
import { readPage } from '../kit/sql/page';
import { likePattern } from '../kit/sql/search';
import type { Handlers } from '../kit/context/handler';

/** Backups of configurations. */
export const backup: Handlers<typeof contract> = {
  async backups({ db, caller }, { device, q, origin, ...paging }) {
    if (device) await knownDevice(db, caller.accountId, device);
    const params: unknown[] = [caller.accountId];
    const param = (value: unknown) => `$${params.push(value)}`;
    const where = ['b.account_id = $1'];
    if (device) where.push(`b.device_id = ${param(device)}`);
    if (origin) where.push(`b.origin = ${param(origin)}`);
    if (q)
      where.push(`lower(d.remark || ' ' || d.id || ' ' || b.note || ' ' || b.author) LIKE ${param(likePattern(q))}`);
    // Only a search looks at the device.
    const named = q ? 'JOIN device d ON d.id = b.device_id' : '';
    const data = await readPage<Backup>(
      db,
      {
        select: 'b.id',
        from: `FROM config_backup b ${named} WHERE ${where.join(' AND ')}`,
        params,
        order: 'b.at DESC, b.id DESC',
        whole: (found) =>
          `SELECT b.id, b.device_id AS device, d.remark, d.simulated, b.at, b.origin, b.author, b.note, b.version, b.bytes,
             coalesce(b.document = (
               SELECT v.document FROM config_version v WHERE v.device_id = b.device_id
                 AND v.state IN ('pending', 'sent', 'done') ORDER BY v.version DESC LIMIT 1
             ), b.version = 0) AS same
           FROM config_backup b JOIN device d ON d.id = b.device_id WHERE b.id IN (${found})`,
      },
      paging,
    );
    return { data };
  },
  async backupCreate(context, { ids, note }) {
    return { data: { made: await makeBackups(context, ids, note) } };
  },
  async backupRemove({ db, caller }, { ids }) {
    const gone = await db.query(
      'DELETE FROM config_backup WHERE account_id = $1 AND id = ANY($2::text[]) RETURNING id',
      [caller.accountId, ids],
    );
    return { data: { removed: gone.length } };
  },
  async backupDownload({ db, caller }, { id }) {
    return backupFile(await readBackup(db, caller.accountId, id));
  },
  async backupCompare(context, input) {
    return { data: await compareBackups(context.db, context, input) };
  },
  async backupRestore(context, input) {
    return { data: await restoreBackup(context, input) };
  },
  async backupPlan({ db, caller }, { id }) {
    await knownDevice(db, caller.accountId, id);
    const [plan] = await db.query<BackupPlan & { next_at: string }>(
      'SELECT enabled, every, weekday, hour, keep, next_at FROM config_backup_plan WHERE account_id = $1 AND device_id = $2',
      [caller.accountId, id],
    );
    return {
      data: plan ? { ...plan, next_at: plan.enabled ? plan.next_at : null } : { ...offeredPlan, next_at: null },
    };
  },
  async backupPlanSave(context, { ids, ...plan }) {
    return { data: { saved: await savePlans(context, ids, plan) } };
  },
};
