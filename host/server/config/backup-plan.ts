import type { BackupPlan } from '../../../src/api/contract/backup';
import { day, dayStart, hour, weekday } from '../fleet/china-time';

/** What a device without a plan of its own is offered. */
export const offeredPlan: BackupPlan = { enabled: false, every: 'weekly', weekday: 1, hour: 3, keep: 7 };

/** When a plan is due next, after a moment; milliseconds. */
export function nextBackup(plan: BackupPlan, now: number): number {
  for (let start = dayStart(now); ; start += day) {
    const at = start + plan.hour * hour;
    if (at > now && (plan.every === 'daily' || weekday(at) === plan.weekday)) return at;
  }
}
