import type {
  Campaign,
  campaignCreate,
  campaignDetail,
  campaigns,
  campaignUpdate,
} from '../../../../src/api/contract/firmware';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { compareVersions, farthestStart, leastDelay, manyDowngrades, rollouts } from '../../../../src/domain/firmware';
import { waveOf } from '../../../../src/domain/job';
import { chosenDevices, type Chosen } from '../bulk/targets';
import { sameRequest, storeJob, titleOf } from '../bulk/create';
import { waitsForDevice } from '../bulk/read';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { actorOf } from '../../account/logs/actor';
import { readPage } from '../../kit/sql/page';
import { day, hour, iso, minute } from '../../../../src/domain/time';
import { writeLogs } from '../../account/logs/write';
import { mustBeReleased } from './releases';
import { because, inChinese, invalid, refuse, type Said } from '../../kit/refusal';

type Plan = Omit<ParsedOf<typeof campaignUpdate>, 'id'>;

const columns = `j.id, j.title AS name, j.title_said AS name_said, j.params->>'version' AS version, coalesce(j.params->>'kind', 'gateway') AS kind, j.state, j.reason, j.reason_said, j.actor, j.starts_at,
  j.wait_until, j.waves, j.wave, j.stop_rate, j.soak_minutes, j.soak_until, j.total, j.success, j.failed, j.skipped, j.created_at, j.finished_at,
  (SELECT count(*) FROM bulk_item i WHERE i.job_id = j.id AND i.state = 'running') AS running,
  (SELECT count(*) FROM bulk_item i WHERE i.job_id = j.id AND i.state = 'waiting') AS waiting,
  (SELECT count(*) FROM bulk_item i WHERE i.job_id = j.id AND ${waitsForDevice}) AS waiting_offline`;

/** Upgrades of the caller, newest first. */
export const campaignPage = (
  { db, caller }: Context,
  { state, ...paging }: ParsedOf<typeof campaigns>,
): Promise<DataOf<typeof campaigns>> =>
  readPage<Campaign>(
    db,
    {
      select: columns,
      from: `FROM bulk_job j WHERE j.account_id = $1 AND j.kind = 'upgrade' AND ($2::text IS NULL OR j.state = $2)`,
      params: [caller.accountId, state ?? null],
      order: 'j.created_at DESC, j.id DESC',
    },
    paging,
  );

/** One upgrade of the caller with what became of each wave. */
export async function readCampaign({ db, caller }: Context, id: string): Promise<DataOf<typeof campaignDetail>> {
  const [row] = await db.query<Campaign>(
    `SELECT ${columns} FROM bulk_job j WHERE j.account_id = $1 AND j.id = $2 AND j.kind = 'upgrade'`,
    [caller.accountId, id],
  );
  if (!row) throw refuse('noUpgrade');
  const results = await db.query<DataOf<typeof campaignDetail>['results'][number]>(
    `SELECT wave, count(*) AS total, count(*) FILTER (WHERE state = 'success') AS success,
       count(*) FILTER (WHERE state = 'failed') AS failed, count(*) FILTER (WHERE state = 'skipped') AS skipped
     FROM bulk_item WHERE job_id = $1 AND wave >= 0 GROUP BY wave ORDER BY wave`,
    [id],
  );
  return { ...row, results };
}

/** Makes an upgrade; its id. The same request asked again gives the first one's. */
export async function createCampaign(context: Context, input: ParsedOf<typeof campaignCreate>): Promise<string> {
  const now = context.now();
  return context.db.tx(async (sql) => {
    const before = await sameRequest(sql, context, input.request_id);
    if (before) return before;
    const devices = await chosenDevices(sql, context, input.target);
    const { changing, downgrades } = await changesOf(sql, input.version, devices);
    if (downgrades >= manyDowngrades && input.downgrades !== downgrades) {
      throw invalid({ downgrades: because('downgradesUntold', { count: downgrades }) });
    }
    const times = timesOf(input, now);
    const id = await storeJob(sql, context, {
      requestId: input.request_id,
      kind: 'upgrade',
      title: input.name || madeName(input.version, changing, downgrades),
      params: { version: input.version, kind: devices[0]!.kind },
      devices: mixed(devices),
      ...times,
      waves: rollouts[input.rollout],
      stopRate: input.stop_rate ?? null,
      soakMinutes: input.soak_minutes ?? 0,
    });
    await planWaves(sql, id, context.caller.accountId, input, now);
    return id;
  });
}

/** How many devices a version changes, and how many of these go back. Refused when none of them has it. */
async function changesOf(sql: Sql, version: string, devices: readonly Pick<Chosen, 'model' | 'firmware'>[]) {
  const released = await mustBeReleased(
    sql,
    version,
    devices.map((one) => one.model),
  );
  const changing = devices.filter((one) => one.firmware !== version && released.has(one.model));
  const downgrades = changing.filter((one) => compareVersions(one.firmware, version) > 0).length;
  return { changing: changing.length, downgrades };
}

/** What an upgrade is called that nobody named: where all that change go back it is no upgrade. */
const madeName = (version: string, changing: number, downgrades: number): Said =>
  because(downgrades > 0 && downgrades === changing ? 'toDowngrade' : 'toUpgrade', { version });

const sameVersion = because('sameVersion');

/** An upgrade that does not wait for devices is taken to be over then. */
const over = `interval '1 hour'`;

/**
 * Leaves out devices that another upgrade brings to the same version meanwhile. Refused where no others are left.
 */
async function leaveOutPlanned(sql: Sql, id: string, accountId: string, version: string, now: number): Promise<void> {
  const planned = await sql.query<{ title: string; title_said: Said | null }>(
    `UPDATE bulk_item i SET state = 'skipped', wave = -1, reason = replace($5, '{}', o.title),
       reason_said = jsonb_build_object('reason', 'upgradePlanned',
         'params', jsonb_build_object('name', coalesce(o.title_said, to_jsonb(o.title))))
     FROM (
       SELECT DISTINCT ON (p.device_id) p.device_id, b.title, b.title_said
       FROM bulk_job j JOIN bulk_job b ON b.account_id = j.account_id AND b.id <> j.id
       JOIN bulk_item p ON p.job_id = b.id AND p.state IN ('waiting', 'running')
       WHERE j.id = $1 AND j.account_id = $2 AND b.kind = 'upgrade' AND b.finished_at IS NULL
         AND b.params->>'version' = $3 AND b.starts_at <= coalesce(j.wait_until, j.starts_at + ${over})
         AND greatest(coalesce(b.wait_until, b.starts_at + ${over}), $4) >= j.starts_at
       ORDER BY p.device_id, b.starts_at, b.id
     ) o WHERE i.job_id = $1 AND i.state = 'waiting' AND i.device_id = o.device_id RETURNING o.title, o.title_said`,
    [id, accountId, version, iso(now), inChinese(because('upgradePlanned', { name: '{}' }))],
  );
  if (!planned[0]) return;
  const left = await sql.query(`SELECT 1 FROM bulk_item WHERE job_id = $1 AND state = 'waiting' LIMIT 1`, [id]);
  const { title, title_said: said } = planned[0];
  if (left.length === 0) throw refuse('upgradeTwice', { name: said ?? title });
}

/**
 * Divides the devices that change into waves. The others are skipped at once, also while they are offline, and are in no
 * wave: a first wave of devices that stay as they are would say nothing.
 */
async function planWaves(
  sql: Sql,
  id: string,
  accountId: string,
  { version, rollout }: Plan,
  now: number,
): Promise<void> {
  await sql.query(
    `UPDATE bulk_item i SET state = 'skipped', wave = -1,
       reason = CASE WHEN d.firmware = $3 THEN $4 ELSE replace($6, '{}', d.model) END,
       reason_said = CASE WHEN d.firmware = $3 THEN $5::jsonb ELSE jsonb_build_object('reason', 'noRelease',
         'params', jsonb_build_object('model', d.model, 'version', $3::text)) END
     FROM device d WHERE i.job_id = $1 AND i.state = 'waiting' AND d.id = i.device_id AND d.account_id = $2
       AND (d.firmware = $3 OR NOT EXISTS (SELECT 1 FROM firmware f WHERE f.model = d.model AND f.version = $3))`,
    [
      ...[id, accountId, version, inChinese(sameVersion), sameVersion],
      inChinese(because('noRelease', { model: '{}', version })),
    ],
  );
  await leaveOutPlanned(sql, id, accountId, version, now);
  const left = await sql.query<{ position: number }>(
    `SELECT position FROM bulk_item WHERE job_id = $1 AND state = 'waiting' ORDER BY position`,
    [id],
  );
  await sql.query(
    `UPDATE bulk_item i SET wave = r.wave FROM unnest($2::integer[], $3::integer[]) AS r(position, wave)
     WHERE i.job_id = $1 AND i.position = r.position`,
    [id, left.map(({ position }) => position), left.map((_, at) => waveOf(at, left.length, rollouts[rollout]))],
  );
  await sql.query(
    `UPDATE bulk_job SET skipped = (SELECT count(*) FROM bulk_item WHERE job_id = $1 AND state = 'skipped')
     WHERE id = $1`,
    [id],
  );
}

/** Changes an upgrade that has not started. */
export async function updateCampaign(context: Context, input: ParsedOf<typeof campaignUpdate>): Promise<void> {
  const { db, caller } = context;
  const now = context.now();
  await db.tx(async (sql) => {
    const [job] = await sql.query<{ state: string; title: string; params: object; version: string; starts_at: string }>(
      `SELECT state, title, params, params->>'version' AS version, starts_at FROM bulk_job
       WHERE account_id = $1 AND id = $2 AND kind = 'upgrade' FOR UPDATE`,
      [caller.accountId, input.id],
    );
    if (!job) throw refuse('noUpgrade');
    if (job.state !== 'scheduled' || Date.parse(job.starts_at) <= now) throw refuse('jobBegun');
    const devices = await sql.query<Pick<Chosen, 'model' | 'firmware'>>(
      `SELECT d.model, d.firmware FROM bulk_item i JOIN device d ON d.id = i.device_id AND d.account_id = $2
       WHERE i.job_id = $1`,
      [input.id, caller.accountId],
    );
    const { changing, downgrades } = await changesOf(sql, input.version, devices);
    if (downgrades >= manyDowngrades && input.version !== job.version) {
      throw invalid({ version: because('downgradesAgain', { count: downgrades }) });
    }
    const { startsAt, waitUntil, scheduled } = timesOf(input, now);
    const waves: readonly number[] = rollouts[input.rollout];
    const { title, said } = titleOf(input.name || madeName(input.version, changing, downgrades));
    await sql.query(
      `UPDATE bulk_job SET title = $2, title_said = $3, params = $4, starts_at = $5, wait_until = $6, waves = $7::integer[],
         stop_rate = $8, state = $9, soak_minutes = $10 WHERE id = $1`,
      [
        input.id,
        title,
        said,
        { ...job.params, version: input.version },
        iso(startsAt),
        waitUntil === null ? null : iso(waitUntil),
        waves,
        input.stop_rate ?? null,
        scheduled ? 'scheduled' : 'running',
        input.soak_minutes ?? 0,
      ],
    );
    await sql.query(`UPDATE bulk_item SET state = 'waiting', reason = '', reason_said = NULL WHERE job_id = $1`, [
      input.id,
    ]);
    await planWaves(sql, input.id, caller.accountId, input, now);
    await writeLogs(sql, [
      {
        accountId: caller.accountId,
        kind: 'action',
        at: iso(now),
        actor: await actorOf(sql, context),
        target: job.title,
        text: '修改升级任务',
        detail: { ip: context.ip, job: input.id },
      },
    ]);
  });
}

function timesOf(plan: Plan, now: number) {
  const startsAt = plan.starts_at ? Date.parse(plan.starts_at) : now;
  if (plan.starts_at && startsAt < now + leastDelay) {
    throw invalid({ starts_at: because('startsTooSoon', { minutes: leastDelay / minute }) });
  }
  if (startsAt > now + farthestStart)
    throw invalid({ starts_at: because('startsTooLate', { days: farthestStart / day }) });
  return {
    startsAt,
    waitUntil: plan.wait_hours ? startsAt + plan.wait_hours * hour : null,
    scheduled: plan.starts_at !== undefined,
  };
}

/** The first wave shall hold a bit of everything: devices by turns of their models. */
function mixed(devices: readonly Chosen[]): Chosen[] {
  const turns = new Map<string, number>();
  const turn = (model: string) => {
    const next = (turns.get(model) ?? -1) + 1;
    turns.set(model, next);
    return next;
  };
  return devices
    .map((device) => ({ device, turn: turn(device.model) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ device }) => device);
}
