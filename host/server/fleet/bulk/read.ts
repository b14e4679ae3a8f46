import type { Job, jobItems, JobItem } from '../../../../src/api/contract/job';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { awaySql } from './run';
import { because, inChinese, refuse } from '../../kit/refusal';

/** Jobs that the task drawer shows. */
const shown = 20;
/** Items that failed, wait for their device or were skipped, and come with a job. */
const mostTroubles = 50;

/** An item that waits for its device to come back. */
export const waitsForDevice = `(i.state = 'waiting' AND EXISTS (
   SELECT 1 FROM device d LEFT JOIN device g ON g.id = d.gateway_id AND g.account_id = d.account_id
   WHERE d.id = i.device_id AND ${awaySql}))`;

/** What of a job is counted from its items while it runs. */
const counted = `
  (SELECT count(*) FROM bulk_item i WHERE i.job_id = j.id AND i.state = 'running') AS running,
  (SELECT count(*) FROM bulk_item i WHERE i.job_id = j.id AND i.state = 'waiting') AS waiting,
  (SELECT count(*) FROM bulk_item i WHERE i.job_id = j.id AND ${waitsForDevice}) AS waiting_offline`;

/** Columns of a job, of table `bulk_job j`. */
const jobColumns = `j.id, j.kind, j.title, j.title_said, j.state, j.reason, j.reason_said, j.actor, j.total, j.success, j.failed, j.skipped,
  j.created_at, j.starts_at, j.wait_until, j.finished_at, ${counted}`;

const itemColumns = `i.device_id AS id, i.remark, coalesce((
    SELECT g.remark FROM bulk_job o JOIN device d ON d.account_id = o.account_id
    JOIN device g ON g.id = d.gateway_id AND g.account_id = d.account_id
    WHERE o.id = i.job_id AND d.id = i.device_id AND g.id <> d.id), '') AS site, i.wave, i.state, i.at,
  i.reason, i.reason_said, ${waitsForDevice} AS waits,
  EXISTS (SELECT 1 FROM device d WHERE d.id = i.device_id AND d.simulated) AS simulated`;

/** An item as it is read, and whether it waits for its device. */
type ReadItem = JobItem & { waits: boolean };

const awaited = because('awaited');

const toItem = ({ waits, ...item }: ReadItem): JobItem =>
  waits ? { ...item, reason: inChinese(awaited), reason_said: awaited } : item;

/** Jobs of the caller that were not dismissed, newest first. */
export async function recentJobs({ db, caller }: Context): Promise<Job[]> {
  const rows = await db.query<Omit<Job, 'troubles'>>(
    `SELECT ${jobColumns} FROM bulk_job j WHERE j.account_id = $1 AND NOT j.dismissed
     ORDER BY j.created_at DESC, j.id DESC LIMIT ${shown}`,
    [caller.accountId],
  );
  return withTroubles(db, rows);
}

/** One job of the caller. */
export async function readJob({ db, caller }: Context, id: string): Promise<Job> {
  const rows = await db.query<Omit<Job, 'troubles'>>(
    `SELECT ${jobColumns} FROM bulk_job j WHERE j.account_id = $1 AND j.id = $2`,
    [caller.accountId, id],
  );
  const [job] = await withTroubles(db, rows);
  if (!job) throw refuse('noJob');
  return job;
}

async function withTroubles(sql: Sql, rows: readonly Omit<Job, 'troubles'>[]): Promise<Job[]> {
  const ids = rows.filter((row) => row.failed + row.skipped + row.waiting_offline > 0).map((row) => row.id);
  const troubles = await sql.query<ReadItem & { job_id: string }>(
    `SELECT t.* FROM unnest($1::text[]) AS j(id) CROSS JOIN LATERAL (
       SELECT job_id, ${itemColumns} FROM bulk_item i
       WHERE i.job_id = j.id AND (i.state IN ('failed', 'skipped') OR ${waitsForDevice})
       ORDER BY array_position(ARRAY['failed', 'waiting', 'skipped'], i.state), i.position LIMIT ${mostTroubles}
     ) t`,
    [ids],
  );
  return rows.map((row) => ({
    ...row,
    troubles: troubles.filter((one) => one.job_id === row.id).map(({ job_id: _, ...item }) => toItem(item)),
  }));
}

/** One page of a job's devices. */
export async function itemPage(
  { db, caller }: Context,
  { id, state, q, ...paging }: ParsedOf<typeof jobItems>,
): Promise<DataOf<typeof jobItems>> {
  const [job] = await db.query('SELECT 1 FROM bulk_job WHERE account_id = $1 AND id = $2', [caller.accountId, id]);
  if (!job) throw refuse('noJob');
  const { list, total } = await readPage<ReadItem>(
    db,
    {
      select: itemColumns,
      from: `FROM bulk_item i WHERE job_id = $1 AND ($2::text IS NULL OR state = $2)
        AND ($3::text IS NULL OR lower(remark || ' ' || device_id) LIKE $3)`,
      params: [id, state ?? null, q ? likePattern(q) : null],
      order: 'position',
    },
    paging,
  );
  return { list: list.map(toItem), total };
}
