import type { ConfigDocument } from '../../../../src/domain/config';
import { iso } from '../../../../src/domain/time';
import { configureEach } from '../bulk/act';
import { failed, skipped, success, type Work } from '../bulk/work';
import type { Making } from '../config/apply';
import { loadConfig } from '../config/known';
import { inChinese } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import type { Services } from '../../kit/context/context';
import { differencesOf, bringing, brought, notBrought, type Bringing } from './bring';
import { readSites } from './stored';

/** Brings gateways to what the models say that they follow by then; nothing else of them is touched. */
export const applyModels: Work['act'] = async (sql, job, items, now, tools) => {
  const making: Making = { caller: { accountId: job.account_id }, now: () => now, ...tools };
  const sites = await readSites(
    sql,
    making,
    items.map(({ device_id: id }) => id),
  );
  const under = new Map<string, Bringing>();
  const outcomes = await configureEach(sql, job, items, now, tools, async (loaded) => {
    const site = sites.get(loaded.device.id);
    if (!site) return skipped('followsNone');
    const one = await bringing(sql, making, site, loaded);
    under.set(loaded.device.id, one);
    return one;
  });
  for (const { position, device_id: id } of items) {
    const outcome = outcomes.get(position);
    const one = under.get(id);
    if (outcome?.state === 'failed') await notBrought(sql, making, id, outcome.said!);
    if (!outcome || !one || outcome.state === 'failed') continue;
    const fault = await brought(sql, making, one);
    if (fault) outcomes.set(position, failed('broughtBut', { fault }));
    else if (outcome.state === 'skipped') outcomes.set(position, { ...outcome, ...success });
  }
  return outcomes;
};

/** Sites that a job never came to are not waited for any more, unless another one is to bring them. */
export const leaveModels: NonNullable<Work['left']> = async (sql, job, ids, said, now) => {
  await sql.query(
    `UPDATE site s SET state = 'failed', error = $3, error_said = $4, updated_at = $5
     WHERE s.account_id = $1 AND s.device_id = ANY($2::text[]) AND s.state = 'waiting' AND NOT EXISTS (
       SELECT 1 FROM bulk_job j JOIN bulk_item i ON i.job_id = j.id
       WHERE j.account_id = $1 AND j.kind = 'site' AND j.finished_at IS NULL AND j.id <> $6
         AND i.device_id = s.device_id AND i.state = 'waiting')`,
    [job.account_id, ids, inChinese(said), said, iso(now), job.id],
  );
};

/** Counts what a site has otherwise than its model, when what it shall be set to changes. */
export async function siteConfigured(
  sql: Sql,
  id: string,
  document: ConfigDocument,
  now: number,
  tools: Pick<Services, 'features' | 'vault'>,
): Promise<void> {
  const [row] = await sql.query<{ account_id: string }>(
    `SELECT account_id FROM site WHERE device_id = $1 AND state <> 'waiting'`,
    [id],
  );
  if (!row) return;
  const making: Making = { caller: { accountId: row.account_id }, now: () => now, ...tools };
  const site = (await readSites(sql, making, [id])).get(id)!;
  const { wanted } = await bringing(sql, making, site, await loadConfig(sql, making, id));
  await sql.query('UPDATE site SET differences = $2, updated_at = $3 WHERE device_id = $1 AND differences <> $2', [
    id,
    differencesOf(document, wanted),
    iso(now),
  ]);
}
