import type { siteApply, SitePlan } from '../../../../src/api/contract/site-template';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { printBlock } from '../../../../src/domain/site-template';
import { longestWait } from '../../../../src/domain/job';
import { hour, iso } from '../../../../src/domain/time';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import type { Making } from '../config/apply';
import { because, refuse, type Said } from '../../kit/refusal';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';
import { configPlace, sealSecrets } from '../config/sealed';
import { sameRequest, storeJob } from '../bulk/create';
import { planSites, type Planned } from './plan';
import { storedValues } from './stored';

/** Lets gateways follow a model: each gets its addresses at once, and its configuration as a job. */
export async function applySites(
  context: Context,
  input: ParsedOf<typeof siteApply>,
): Promise<{ job: string; sites: number }> {
  const { db, caller } = context;
  return db.tx(async (sql) => {
    const before = await sameRequest(sql, context, input.request_id);
    if (before) return { job: before, sites: input.sites.length };
    await lockAccount(sql, caller.accountId);
    const unique = [...new Map(input.sites.map((one) => [one.gwid, one])).values()];
    const planned = await planSites(sql, context, { ...input, sites: unique });
    for (const { plan } of planned) {
      const [first] = plan.problems;
      if (first) throw notReady(plan.remark, first);
    }
    for (const one of planned) await writeSite(sql, context, one);
    const [{ model }] = planned as [Planned];
    noteChange(
      context,
      Object.fromEntries(
        planned
          .slice(0, mostLogged)
          .map(({ plan, model: { version } }) => [
            plan.remark,
            [
              plan.before ? `${plan.before.name} v${plan.before.version}` : '',
              `${model.name} v${version} ${plan.block ?? ''}`.trim(),
            ],
          ]),
      ),
    );
    return { job: await jobOf(sql, context, planned, input.request_id, model.name), sites: planned.length };
  });
}

/** Refuses a site with the first thing that keeps it from being applied. */
export const notReady = (site: string, { reason, params }: SitePlan['problems'][number]) =>
  refuse('siteNotReady', {
    site,
    fault: params ? { reason, params: params as NonNullable<Said['params']> } : { reason },
  });

/** Sites that a line of the log names one by one. */
const mostLogged = 20;

/** Stores the job that brings configurations; gateways that are away are waited for. */
export const jobOf = (
  sql: Sql,
  context: Context,
  sites: readonly { gwid: string; plan: { remark: string } }[],
  requestId: string,
  name: string,
): Promise<string> =>
  storeJob(sql, context, {
    requestId,
    kind: 'site',
    title: because('siteModel', { name }),
    params: {},
    devices: sites.map(({ gwid, plan }) => ({ id: gwid, remark: plan.remark })),
    startsAt: context.now(),
    waitUntil: context.now() + longestWait * hour,
  });

/** Writes down that a gateway follows a model; what it has otherwise stays only with the same model. */
export async function writeSite(
  sql: Sql,
  context: Making,
  { gwid, before, model, values, block, plan }: Planned,
): Promise<void> {
  const { caller, vault, now } = context;
  const { accountId } = caller;
  await sql.query(
    `INSERT INTO site (device_id, account_id, template_id, version, named, values, overrides, pool_id, block, state, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', $10)
     ON CONFLICT (device_id) DO UPDATE SET template_id = excluded.template_id, version = excluded.version,
       named = excluded.named, values = excluded.values, overrides = excluded.overrides, pool_id = excluded.pool_id,
       block = excluded.block, state = 'waiting', error = '', error_said = NULL, updated_at = excluded.updated_at`,
    [
      ...[gwid, accountId, model.id, model.version, plan.remark],
      storedValues(model.model, values, vault, accountId),
      sealSecrets(vault, configPlace(accountId), before?.template_id === model.id ? before.overrides : {}),
      block && model.model.pool,
      block && printBlock(block),
      iso(now()),
    ],
  );
}
