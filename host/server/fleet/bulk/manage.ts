import type { JobState } from '../../../../src/domain/job';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { actorOf } from '../../account/logs/actor';
import { iso } from '../../../../src/domain/time';
import { writeLogs } from '../../account/logs/write';
import { close } from './run';
import { workOf, type OpenJob } from './work';
import { because, inChinese, refuse } from '../../kit/refusal';

/** Cancels what has not begun; what is under way comes to its end. */
export const cancelJob = (context: Context, id: string): Promise<void> =>
  change(context, id, '取消任务', async (sql, job, now) => {
    if (job.state === 'done' || job.state === 'cancelled') throw refuse('jobEnded');
    const items = await sql.query<{ device_id: string }>(
      `UPDATE bulk_item SET state = 'skipped', reason = $3, reason_said = $4, at = $2
       WHERE job_id = $1 AND state = 'waiting' RETURNING device_id`,
      [id, iso(now), inChinese(takenBack), takenBack],
    );
    const ids = items.map(({ device_id }) => device_id);
    await workOf(context.features, job.kind).left?.(sql, job, ids, takenBack, now);
    return 'cancelled';
  });

const takenBack = because('takenBack');

/** Puts the failed items back into the row. */
export const retryJob = (context: Context, id: string): Promise<void> =>
  change(context, id, '重试失败项', async (sql, job, now) => {
    if (job.state === 'scheduled') throw refuse('jobNotBegun');
    if ((await putBack(sql, id, now)) === 0) throw refuse('nothingFailed');
    // A person decided to go on: the failures so far do not stop it again.
    await sql.query('UPDATE bulk_job SET dismissed = false, stop_rate = NULL WHERE id = $1', [id]);
    return 'running';
  });

/** Puts the failed items of a job back into the row by itself, unless somebody stopped or cancelled it. */
export async function requeueFailed(sql: Sql, id: string, now: number): Promise<void> {
  const [job] = await sql.query<OpenJob>(
    `SELECT * FROM bulk_job WHERE id = $1 AND state IN ('running', 'done') FOR UPDATE`,
    [id],
  );
  if (!job || (await putBack(sql, id, now)) === 0) return;
  await close(sql, { ...job, state: 'running' }, null, now, true);
}

async function putBack(sql: Sql, id: string, now: number): Promise<number> {
  const again = await sql.query(
    `UPDATE bulk_item SET state = 'waiting', reason = '', reason_said = NULL, command_id = NULL, at = $2
     WHERE job_id = $1 AND state = 'failed' RETURNING position`,
    [id, iso(now)],
  );
  return again.length;
}

/** Goes on with a paused job, or begins a scheduled one now. */
export const resumeJob = (context: Context, id: string): Promise<void> =>
  change(context, id, '继续任务', async (sql, job, now) => {
    if (job.state !== 'paused' && job.state !== 'scheduled') throw refuse('jobNotPaused');
    if (job.state === 'scheduled') {
      await sql.query(
        `UPDATE bulk_job SET starts_at = $2::timestamptz, wait_until = wait_until - (starts_at - $2::timestamptz)
         WHERE id = $1`,
        [id, iso(now)],
      );
    } else {
      await sql.query(`UPDATE bulk_job SET stop_rate = CASE WHEN reason = $2 THEN stop_rate END WHERE id = $1`, [
        id,
        inChinese(byHand),
      ]);
    }
    return 'running';
  });

/** Why a job is paused that a person paused. */
const byHand = because('byHand');

/** Begins nothing more until told to go on. */
export const pauseJob = (context: Context, id: string): Promise<void> =>
  change(context, id, '暂停任务', async (_sql, job) => {
    if (job.state !== 'running') throw refuse('jobNotRunning');
    return 'paused';
  });

/** Takes a job that is over out of the task drawer. */
export async function dismissJob({ db, caller }: Context, id: string): Promise<void> {
  const rows = await db.query(
    'UPDATE bulk_job SET dismissed = true WHERE account_id = $1 AND id = $2 AND finished_at IS NOT NULL RETURNING id',
    [caller.accountId, id],
  );
  if (rows.length === 0) throw refuse('jobNotEnded');
}

async function change(
  context: Context,
  id: string,
  text: string,
  work: (sql: Sql, job: OpenJob & { title: string }, now: number) => Promise<JobState>,
): Promise<void> {
  const { db, caller } = context;
  const now = context.now();
  await db.tx(async (sql) => {
    const [job] = await sql.query<OpenJob & { title: string }>(
      'SELECT * FROM bulk_job WHERE account_id = $1 AND id = $2 FOR UPDATE',
      [caller.accountId, id],
    );
    if (!job) throw refuse('noJob');
    const state = await work(sql, job, now);
    await close(sql, { ...job, state }, state === 'paused' ? byHand : null, now, true);
    const actor = await actorOf(sql, context);
    await writeLogs(sql, [
      {
        accountId: caller.accountId,
        kind: 'action',
        at: iso(now),
        actor,
        target: job.title,
        text,
        detail: { ip: context.ip, job: id },
      },
    ]);
  });
}
