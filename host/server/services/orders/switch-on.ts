import { nextBackup } from '../../fleet/config/backup-plan';
import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';

/** Something owned that begins to work. */
export interface SwitchedOn {
  accountId: string;
  /** Of `service_owned`. */
  id: string;
  service: string;
  tier: string;
  /** The gateway it works on; `all`: every one of the account. */
  gateway: string | 'all';
}

/** Backups of a device that each package of cloud backup keeps. */
const kept: Readonly<Record<string, number>> = { trial: 3, basic: 10, pro: 50 };

/** Begins what a service does by itself: cloud backup backs up each night. A plan made by hand stays as it is. */
export async function switchOn(sql: Sql, on: SwitchedOn, now: number): Promise<void> {
  if (on.service !== 'backup_v2') return;
  const plan = { enabled: true, every: 'daily', weekday: 1, hour: 3, keep: kept[on.tier] ?? 3 } as const;
  await sql.query(
    `INSERT INTO config_backup_plan (device_id, account_id, enabled, every, weekday, hour, keep, next_at, owned_id)
     SELECT id, $1, true, $3, $4, $5, $6, $7, $8 FROM device
     WHERE account_id = $1 AND kind = 'gateway' AND ($2 = 'all' OR id = $2)
     ON CONFLICT (device_id) DO UPDATE SET enabled = true, every = excluded.every, hour = excluded.hour,
       keep = excluded.keep, next_at = excluded.next_at, owned_id = excluded.owned_id
     WHERE NOT config_backup_plan.enabled OR config_backup_plan.owned_id IS NOT NULL`,
    [on.accountId, on.gateway, plan.every, plan.weekday, plan.hour, plan.keep, iso(nextBackup(plan, now)), on.id],
  );
}

/** Ends what something owned did by itself. */
export async function switchOff(sql: Sql, id: string): Promise<void> {
  await sql.query('UPDATE config_backup_plan SET enabled = false, owned_id = NULL WHERE owned_id = $1', [id]);
}

/** Ends what everything that has run out did. */
export async function switchOffEnded(sql: Sql, now: number): Promise<void> {
  await sql.query(
    `UPDATE config_backup_plan p SET enabled = false, owned_id = NULL FROM service_owned o
     WHERE o.id = p.owned_id AND o.expires_at <= $1`,
    [iso(now)],
  );
}
