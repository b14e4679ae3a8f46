import { longestWait } from '../../../../src/domain/job';
import { hour } from '../../../../src/domain/time';
import type { Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { newId } from '../../kit/secrets';
import { storeJob, type Storing } from '../bulk/create';
import { differsSql } from './template';
import type { TemplateParams } from './work';

/** Stores the job that brings templates to the access points that are not as they say; those that are away are waited for. */
export async function roll(
  sql: Sql,
  context: Storing,
  {
    templates,
    devices = null,
    title,
    startsAt,
  }: {
    templates: readonly string[];
    devices?: readonly string[] | null | undefined;
    title: Said;
    /** ISO time; at once unless told. */
    startsAt?: string | undefined;
  },
): Promise<{ job: string | null; aps: number }> {
  const { accountId } = context.caller;
  const aps = await sql.query<{ id: string; remark: string }>(
    `SELECT d.id, d.remark FROM device d WHERE d.account_id = $1 AND d.id IN (
       SELECT s.device_id FROM ap_template_state s WHERE s.account_id = $1 AND s.template_id = ANY($2::text[]) AND ${differsSql('s.state')}
     ) AND ($3::text[] IS NULL OR d.id = ANY($3::text[])) ORDER BY d.id`,
    [accountId, templates, devices],
  );
  if (aps.length === 0) return { job: null, aps: 0 };
  const now = context.now();
  const begins = Math.max(now, startsAt === undefined ? now : Date.parse(startsAt));
  const job = await storeJob(sql, context, {
    requestId: newId('apt'),
    kind: 'template',
    title,
    params: { templates } satisfies TemplateParams,
    devices: aps,
    startsAt: begins,
    scheduled: begins > now,
    waitUntil: begins + longestWait * hour,
  });
  return { job, aps: aps.length };
}
