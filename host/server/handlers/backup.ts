import type * as contract from '../../../src/api/contract/backup';
import type { Backup, BackupPlan } from '../../../src/api/contract/backup';
import {
  backupFile,
  backupsSql,
  bareBackupsSql,
  compareBackups,
  makeBackups,
  readBackup,
  removeBackups,
  restoreBackup,
  savePlans,
} from '../fleet/config/backup';
import { keptFor } from '../../../src/domain/device';
import { iso } from '../../../src/domain/time';
import { offeredPlan } from '../fleet/config/backup-plan';
import { knownDevice } from '../fleet/config/device';
import { readPage } from '../kit/sql/page';
import { likePattern } from '../kit/sql/search';
import type { Handlers } from '../kit/context/handler';

/** Backups of configurations. */
export const backup: Handlers<typeof contract> = {
  async backups({ db, caller, now }, { device, q, origin, ...paging }) {
    const params: unknown[] = [caller.accountId, iso(now() - keptFor)];
    const param = (value: unknown) => `$${params.push(value)}`;
    const where = [q ? 'true' : 'b.account_id = $1'];
    if (device) where.push(`b.device_id = ${param(device)}`);
    if (origin) where.push(`b.origin = ${param(origin)}`);
    if (q)
      where.push(
        `lower(b.remark || ' ' || b.device_id || ' ' || b.note || ' ' || b.author) LIKE ${param(likePattern(q))}`,
      );
    const page = await readPage<Backup & { unbound_at: string | null }>(
      db,
      {
        select: 'b.id',
        from: `FROM ${q ? backupsSql : bareBackupsSql} b WHERE ${where.join(' AND ')}`,
        params,
        order: 'b.at DESC, b.id DESC',
        whole: (found) =>
          `SELECT b.id, b.device_id AS device, b.remark, b.simulated, b.at, b.origin, b.author, b.note, b.version, b.bytes,
             b.unbound_at, b.unbound_at IS NULL AND coalesce(b.document = (
               SELECT v.document FROM config_version v WHERE v.device_id = b.device_id
                 AND v.state IN ('pending', 'sent', 'done') ORDER BY v.version DESC LIMIT 1
             ), b.version = 0) AS same
           FROM ${backupsSql} b WHERE b.id = ANY(ARRAY(SELECT f.id FROM (${found}) f))`,
      },
      paging,
    );
    const list = page.list.map(({ unbound_at: unbound, ...row }) =>
      unbound ? { ...row, kept_until: iso(Date.parse(unbound) + keptFor) } : row,
    );
    // Of a device that nothing is known of, there is no list.
    if (device && page.total === 0) await knownDevice(db, caller.accountId, device);
    return { data: { ...page, list } };
  },
  async backupCreate(context, { ids, note }) {
    return { data: { made: await makeBackups(context, ids, note) } };
  },
  async backupRemove({ db, caller, now }, { ids }) {
    const removed = await db.tx((sql) => removeBackups(sql, caller.accountId, ids, now()));
    return { data: { removed } };
  },
  async backupDownload(context, { id }) {
    return backupFile(await readBackup(context.db, context, id, context.now()));
  },
  async backupCompare(context, input) {
    return { data: await compareBackups(context.db, context, input, context.now()) };
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
