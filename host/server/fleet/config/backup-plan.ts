import type { BackupPlan } from '../../../../src/api/contract/backup';
import { day, dayStart, hour, weekday } from '../../../../src/domain/time';

/** What a device without a plan of its own is offered. */
export const offeredPlan: BackupPlan = { enabled: false, every: 'weekly', weekday: 1, hour: 3, keep: 7 };

/** A plan in words, for the log of actions. */
export function planWords({ enabled, every, weekday: on, hour: at, keep }: BackupPlan): string {
  if (!enabled) return '停用';
  const when = every === 'daily' ? '每天' : `每周${'日一二三四五六'[on]}`;
  return `${when} ${String(at).padStart(2, '0')}:00，保留 ${keep} 份`;
}

/** When a plan is due next, after a moment; milliseconds. */
export function nextBackup(plan: BackupPlan, now: number): number {
  for (let start = dayStart(now); ; start += day) {
    const at = start + plan.hour * hour;
    if (at > now && (plan.every === 'daily' || weekday(at) === plan.weekday)) return at;
  }
}
