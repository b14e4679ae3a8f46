import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { iso, minute } from '../../../../src/domain/time';
import { publish } from '../../kit/stream/publish';
import { because, inChinese, type Said } from '../../kit/refusal';
import { workOf, type OpenItem, type OpenJob, type Outcome, type Tools, type Work } from './work';

/** Commands of one job that devices have at the same time. */
const commandsAtOnce = 50;
/** Items that one step does where no device is asked. */
const chunk = 200;
/** Results of a wave from which on its rate of failures says something before the wave is over. */
const tellingResults = 10;
/** Steps of one job in one round of the background work. */
const stepsAtOnce = 20;

/** Brings every open job on, or one. Several servers may do it at once: each job is held by one of them at a time. */
export async function runJobs(services: Pick<Services, 'db'> & Tools, now: number, only?: string): Promise<void> {
  const { db } = services;
  const open = await db.query<{ id: string }>(
    `SELECT id FROM bulk_job WHERE finished_at IS NULL AND (state <> 'scheduled' OR starts_at <= $1)
       AND ($2::text IS NULL OR id = $2) ORDER BY created_at`,
    [iso(now), only],
  );
  for (const { id } of open) {
    for (let steps = 0; steps < stepsAtOnce && (await step(services, id, now)); steps++);
  }
}

/** Whether a device `d` cannot be reached now, itself or over its gateway `g`. */
export const awaySql = `(d.status = 'offline' OR g.status = 'offline')`;

/** What items are unless the kind of work says so. */
const devices = { source: 'device', gone: because('unboundSince') };
const notDone = because('notDone');
const lateBack = because('lateBack');

/** One step of a job; true: there is more to do at once. */
async function step({ db, ...tools }: Pick<Services, 'db'> & Tools, id: string, now: number): Promise<boolean> {
  return db.tx(async (sql) => {
    const [job] = await sql.query<OpenJob>(
      `SELECT id, account_id, kind, params, state, starts_at, wait_until, waves, wave, stop_rate,
         soak_minutes, soak_until, total FROM bulk_job
       WHERE id = $1 AND finished_at IS NULL AND (state <> 'scheduled' OR starts_at <= $2) FOR UPDATE SKIP LOCKED`,
      [id, iso(now)],
    );
    if (!job) return false;
    if (job.state === 'scheduled') job.state = 'running';
    const work = workOf(tools.features, job.kind);
    const answered = work.queued ? await readAnswers(sql, job, now) : 0;
    const begun = job.state === 'running' ? await begin(sql, job, work, now, tools) : 0;
    const { soak_until: soaked } = job;
    const reason = job.state === 'running' ? await moveOn(sql, job, work, now) : undefined;
    await close(sql, job, reason, now, answered + begun > 0 || job.soak_until !== soaked);
    return begun === chunk || reason === null;
  });
}

/** Takes over what devices answered. Gives how many items changed. */
async function readAnswers(sql: Sql, job: OpenJob, now: number): Promise<number> {
  const changed = await sql.query(
    `UPDATE bulk_item i SET
       state = CASE WHEN c.state = 'done' THEN 'success' WHEN c.id IS NULL OR c.state IN ('failed', 'timed_out') THEN 'failed'
               ELSE 'running' END,
       reason = CASE WHEN c.id IS NULL THEN $3 WHEN c.state = 'done' THEN ''
                WHEN c.state IN ('failed', 'timed_out') THEN coalesce(nullif(c.error, ''), $5)
                ELSE coalesce(c.output[cardinality(c.output)], '') END,
       reason_said = CASE WHEN c.id IS NULL THEN $4::jsonb
                WHEN c.state IN ('failed', 'timed_out') AND c.error = '' THEN $6::jsonb
                WHEN c.state IN ('failed', 'timed_out') THEN c.error_said END,
       at = $2
     FROM bulk_item o LEFT JOIN command c ON c.id = o.command_id
     WHERE o.job_id = $1 AND o.state = 'running' AND i.job_id = o.job_id AND i.position = o.position
       AND (c.id IS NULL OR c.state IN ('done', 'failed', 'timed_out')
            OR i.reason <> coalesce(c.output[cardinality(c.output)], ''))
     RETURNING i.position`,
    [job.id, iso(now), inChinese(devices.gone), devices.gone, inChinese(notDone), notDone],
  );
  return changed.length;
}

/** Begins items of the waves so far. Gives how many left the row. */
async function begin(
  sql: Sql,
  job: OpenJob,
  { act, left, queued = false, items: of = devices }: Work,
  now: number,
  tools: Tools,
): Promise<number> {
  let room = chunk;
  if (queued) {
    const [busy] = await sql.query<{ n: number }>(
      `SELECT count(*) AS n FROM bulk_item WHERE job_id = $1 AND state = 'running'`,
      [job.id],
    );
    room = Math.min(room, commandsAtOnce - busy!.n);
  }
  if (room <= 0) return 0;
  const waits = queued && job.wait_until !== null && Date.parse(job.wait_until) > now;
  const items = await sql.query<OpenItem>(
    `SELECT i.position, i.device_id, d.kind, d.status, d.model, d.firmware, d.remark AS name,
       d.gateway_id, g.status AS gateway_status,
       (SELECT count(*) FROM command c WHERE c.gwid = d.gateway_id AND c.state IN ('pending', 'sent')) AS commands
     FROM bulk_item i LEFT JOIN ${of.source} d ON d.id = i.device_id AND d.account_id = $2
     LEFT JOIN device g ON g.id = d.gateway_id AND g.account_id = $2
     WHERE i.job_id = $1 AND i.state = 'waiting' AND i.wave <= $3 AND (NOT $4::boolean OR ${awaySql} IS NOT TRUE)
     ORDER BY i.position LIMIT $5`,
    [job.id, job.account_id, job.wave, waits, room],
  );
  const there = items.filter((item) => item.kind !== null);
  const outcomes = there.length > 0 ? await act(sql, job, there, now, tools) : new Map<number, Outcome>();
  const late: string[] = [];
  for (const item of items) {
    if (item.kind === null) outcomes.set(item.position, { state: 'skipped', said: of.gone });
    else if (job.wait_until !== null && isAway(item) && outcomes.get(item.position)?.state === 'skipped') {
      outcomes.set(item.position, { state: 'skipped', said: lateBack });
      late.push(item.device_id);
    }
  }
  if (late.length > 0) await left?.(sql, job, late, lateBack, now);
  const rows = [...outcomes];
  await sql.query(
    `UPDATE bulk_item i SET state = r.state, reason = r.reason, reason_said = r.said::jsonb, command_id = r.command_id, at = $2
     FROM unnest($3::integer[], $4::text[], $5::text[], $6::text[], $7::text[]) AS r(position, state, reason, said, command_id)
     WHERE i.job_id = $1 AND i.position = r.position`,
    [
      job.id,
      iso(now),
      rows.map(([position]) => position),
      rows.map(([, outcome]) => outcome.state),
      rows.map(([, { said }]) => (said ? inChinese(said) : '')),
      rows.map(([, { said }]) => (said ? JSON.stringify(said) : null)),
      rows.map(([, outcome]) => outcome.commandId ?? null),
    ],
  );
  return items.length;
}

const isAway = ({ status, gateway_status }: OpenItem) => status === 'offline' || gateway_status === 'offline';

/**
 * After a wave, and after a look at what it did: the next one, or a stop when too much failed. Gives the reason of a stop,
 * null for a new wave.
 */
async function moveOn(
  sql: Sql,
  job: OpenJob,
  { items: of = devices }: Work,
  now: number,
): Promise<Said | null | undefined> {
  const [wave] = await sql.query<{ open: number; success: number; failed: number; lost: number }>(
    `SELECT count(*) FILTER (WHERE i.state = 'running' OR (i.state = 'waiting' AND ${awaySql} IS NOT TRUE)) AS open,
       count(*) FILTER (WHERE i.state = 'success' AND i.wave = $2) AS success,
       count(*) FILTER (WHERE i.state = 'failed' AND i.wave = $2) AS failed,
       count(*) FILTER (WHERE i.state = 'success' AND i.wave = $2 AND ${awaySql}) AS lost
     FROM bulk_item i LEFT JOIN ${of.source} d ON d.id = i.device_id AND d.account_id = $3
     LEFT JOIN device g ON g.id = d.gateway_id AND g.account_id = $3
     WHERE i.job_id = $1 AND i.wave <= $2`,
    [job.id, job.wave, job.account_id],
  );
  const { open, success, failed } = wave!;
  const last = job.wave >= job.waves.length - 1;
  // Who is not there at the end of the look: before, devices may still be restarting.
  const soaked = job.soak_until !== null && Date.parse(job.soak_until) <= now;
  const lost = soaked ? wave!.lost : 0;
  const rate = Math.round((100 * (failed + lost)) / Math.max(1, success + failed));
  const enough = open > 0 ? success + failed >= tellingResults : !last;
  if (enough && job.stop_rate !== null && rate >= job.stop_rate) {
    job.state = 'paused';
    const figures = { wave: job.wave + 1, rate, limit: job.stop_rate };
    return lost > 0 ? because('stopRateLost', { ...figures, lost }) : because('stopRate', figures);
  }
  if (open > 0 || last) return undefined;
  if (job.soak_minutes > 0 && !soaked && success + failed > 0) {
    job.soak_until ??= iso(now + job.soak_minutes * minute);
    return undefined;
  }
  job.soak_until = null;
  job.wave += 1;
  return null;
}

/** Writes down how the job stands, and tells whoever listens when it changed. `reason` null: there is none any more. */
export async function close(
  sql: Sql,
  job: Pick<OpenJob, 'id' | 'account_id' | 'kind' | 'state' | 'wave' | 'soak_until'>,
  reason: Said | null | undefined,
  now: number,
  changed: boolean,
): Promise<void> {
  const [row] = await sql.query<{ state: string; total: number; success: number; failed: number; skipped: number }>(
    `UPDATE bulk_job j SET wave = $3, soak_until = $6, reason = coalesce($4, CASE WHEN $2 = 'paused' THEN reason ELSE '' END),
       reason_said = CASE WHEN $4 IS NOT NULL THEN $7::jsonb WHEN $2 = 'paused' THEN reason_said END,
       success = n.success, failed = n.failed, skipped = n.skipped,
       state = CASE WHEN n.open = 0 AND $2 IN ('running', 'paused') THEN 'done' ELSE $2 END,
       finished_at = CASE WHEN n.open = 0 THEN $5::timestamptz END
     FROM (
       SELECT count(*) FILTER (WHERE state = 'success') AS success, count(*) FILTER (WHERE state = 'failed') AS failed,
         count(*) FILTER (WHERE state = 'skipped') AS skipped,
         count(*) FILTER (WHERE state IN ('waiting', 'running')) AS open
       FROM bulk_item WHERE job_id = $1
     ) n WHERE j.id = $1
     RETURNING j.state, j.total, j.success, j.failed, j.skipped`,
    [
      job.id,
      job.state,
      job.wave,
      reason ? inChinese(reason) : reason === null ? '' : null,
      iso(now),
      job.soak_until,
      reason,
    ],
  );
  if (!row || (!changed && reason === undefined && row.state === job.state)) return;
  await publish(sql, now, [
    { accountId: job.account_id, kind: 'job.changed', payload: { id: job.id, kind: job.kind, ...row } },
  ]);
}
