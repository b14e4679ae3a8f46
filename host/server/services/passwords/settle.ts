import { iso, minute } from '../../../../src/domain/time';
import { requeueFailed } from '../../fleet/bulk/manage';
import { sendMessage } from '../../account/messages/send';
import { tellChannels } from '../../fleet/notices/tell';
import type { Services } from '../../kit/context/context';
import { because, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';

/** Milliseconds until access points that failed are tried again by themselves; after the last try people are told. */
const retryWaits = [minute, 5 * minute, 15 * minute] as const;

interface OpenChange {
  id: string;
  account_id: string;
  number: number;
  ssid: string;
  plan: string;
  channels: string[];
  ended_at: string | null;
  job_id: string | null;
  reason: string;
  reason_said: Said | null;
  total: number;
  success: number;
  failed: number;
  skipped: number;
  tries: number;
  retry_at: string | null;
  told: boolean;
  told_failed: boolean;
  /** What the job counts now; null: there is none any more. */
  job: { success: number; failed: number; skipped: number; finished: boolean } | null;
}

/** Follows the changes that are under way: counts, tries what failed again, tells people. */
export async function settleChanges({ db, vault }: Pick<Services, 'db' | 'vault'>, now: number): Promise<void> {
  const open = await db.query<{ id: string }>('SELECT id FROM wifi_password WHERE NOT settled ORDER BY at, id');
  for (const { id } of open) await db.tx((sql) => settleOne(sql, vault, id, now));
}

async function settleOne(sql: Sql, vault: Services['vault'], id: string, now: number): Promise<void> {
  const [change] = await sql.query<OpenChange>(
    `SELECT w.id, w.account_id, w.number, p.ssid, p.name AS plan, p.channels, w.ended_at, w.job_id, w.reason, w.reason_said, w.total,
       w.success, w.failed, w.skipped, w.tries, w.retry_at, w.told, w.told_failed, (
         SELECT jsonb_build_object('success', j.success, 'failed', j.failed, 'skipped', j.skipped,
           'finished', j.finished_at IS NOT NULL) FROM bulk_job j WHERE j.id = w.job_id
       ) AS job
     FROM wifi_password w JOIN wifi_password_plan p ON p.id = w.plan_id
     WHERE w.id = $1 AND NOT w.settled FOR UPDATE OF w SKIP LOCKED`,
    [id],
  );
  if (!change) return;
  const { job } = change;
  const next = { ...change, ...(job && { success: job.success, failed: job.failed, skipped: job.skipped }) };
  const current = change.ended_at === null;
  const wait = retryWaits[change.tries];
  if (change.retry_at !== null && Date.parse(change.retry_at) <= now) {
    next.retry_at = null;
    next.tries++;
    if (current && change.job_id) await requeueFailed(sql, change.job_id, now);
    return write(sql, next, false);
  }
  const again = current && next.failed > 0 && wait !== undefined;
  if (again) next.retry_at ??= iso(now + wait);
  else next.retry_at = null;
  const over = !again && (job === null || job.finished);
  if (current && next.success > 0 && !next.told) {
    await tell(sql, vault, next, 'password', now);
    next.told = true;
  }
  const missed = next.failed > 0 || (over && (next.skipped > 0 || next.reason !== ''));
  if ((current || next.reason !== '') && !again && missed && !next.told_failed) {
    await tell(sql, vault, next, 'password_failed', now);
    next.told_failed = true;
  }
  const changed =
    over ||
    (['success', 'failed', 'skipped', 'retry_at', 'told', 'told_failed'] as const).some(
      (key) => next[key] !== change[key],
    );
  if (changed) await write(sql, next, over);
}

const write = (sql: Sql, change: OpenChange, settled: boolean) =>
  sql
    .query(
      `UPDATE wifi_password SET success = $2, failed = $3, skipped = $4, tries = $5, retry_at = $6, told = $7,
         told_failed = $8, settled = $9 WHERE id = $1`,
      [
        change.id,
        change.success,
        change.failed,
        change.skipped,
        change.tries,
        change.retry_at,
        change.told,
        change.told_failed,
        settled,
      ],
    )
    .then(() => undefined);

async function tell(
  sql: Sql,
  vault: Services['vault'],
  change: OpenChange,
  event: 'password' | 'password_failed',
  now: number,
): Promise<void> {
  const { account_id, id, plan, ssid, channels, total, success, reason, reason_said } = change;
  const content =
    event === 'password' ? 'Wi-Fi 密码已更换' : reason || `Wi-Fi 密码没有全部换成：${success} / ${total} 台 AP`;
  await tellChannels(sql, vault, now, account_id, channels, {
    event,
    about: id,
    remark: `${plan}（${ssid}）`,
    content,
  });
  if (event === 'password') return;
  const why = reason_said ?? (reason ? escaped(reason) : because('messagePasswordsSome', { success, total }));
  const title = because('messagePasswords', { plan });
  const msg = because('messagePasswordsWhy', { plan: escaped(plan), ssid: escaped(ssid), why });
  await sendMessage(sql, account_id, { kind: 'system', title, msg }, now);
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
