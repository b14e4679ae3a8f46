import type { speedupSave } from '../../../../src/api/contract/speedup';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { domainsFailure, longestName, mostDomains, speedupApps } from '../../../../src/domain/speedup';
import { iso } from '../../../../src/domain/time';
import { between, maxLength, noSpecial, required } from '../../../../src/rules';
import { byNames } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { retryDelivery } from '../../fleet/delivery/settings';
import type { Context } from '../../kit/context/context';
import { because, invalid, notFound, refuse } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { isDuplicate, type Sql } from '../../kit/store/db';
import { broken, checks, validate } from '../../kit/validate';
import { lockGateway, mustSpeedUp, ownGroups, planOf, type OwnPlan, type StoredGroup } from './own';
import { dropPolicies } from './policies';
import { speedupServedBy, tellSpeedup } from './serving';

type Input = ParsedOf<typeof speedupSave>;

/** Makes or changes a group; what is left of the package is counted while nobody else can change it. */
export async function saveGroup(context: Context, input: Input): Promise<string> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    await lockGateway(sql, caller.accountId, input.gwid);
    const before = input.gid === undefined ? undefined : (await ownGroups(sql, caller.accountId, [input.gid]))[0]!;
    if (before && before.gateway_id !== input.gwid) throw notFound();
    if (before && input.version !== undefined && input.version !== before.version) throw refuse('speedupChanged');
    const plan = await planOf(sql, context, input.gwid);
    const mode = input.mode ?? before?.mode ?? 1;
    await mustSpeedUp(sql, input.gwid, mode);
    const domains = [...new Set(input.domains.map((one) => one.toLowerCase()).filter(Boolean))];
    check({ ...input, domains }, plan);
    await mustBeOpen(sql, input.line);
    if (!before) await mustHaveRoom(sql, input.gwid, plan);
    const after: StoredGroup = {
      id: before?.id ?? newId('spd'),
      version: (before?.version ?? 0) + 1,
      gateway_id: input.gwid,
      name: input.name,
      line_id: input.line,
      mode,
      mbps: input.mbps,
      enabled: before?.enabled ?? true,
      apps: [...new Set(input.apps)],
      domains,
    };
    await sql
      .query(
        `INSERT INTO speedup_group (id, account_id, gateway_id, name, line_id, mbps, enabled, apps, domains, rev, created_at, mode, version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8::text[], $9::text[], 0, $10, $11, $12)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, line_id = excluded.line_id, mbps = excluded.mbps,
           apps = excluded.apps, domains = excluded.domains, mode = excluded.mode, version = excluded.version`,
        [
          ...[after.id, caller.accountId, after.gateway_id, after.name, after.line_id, after.mbps, after.enabled],
          ...[after.apps, after.domains, iso(now()), after.mode, after.version],
        ],
      )
      .catch((error: unknown) => {
        throw isDuplicate(error) ? invalid({ name: because('speedupTaken') }) : error;
      });
    if (before) await dropPolicies(sql, after);
    await speedupServedBy(sql, after.gateway_id, plan.tier);
    await tellSpeedup(sql, caller.accountId, after.gateway_id);
    noteChange(context, changeOf(await lineNames(sql), before, after));
    return after.id;
  });
}

/** Pauses a group or lets it go on. */
export async function switchGroup(context: Context, gid: string, enabled: boolean): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const [group] = await ownGroups(sql, caller.accountId, [gid]);
    if (enabled) await planOf(sql, context, group!.gateway_id);
    if (group!.enabled === enabled) return;
    await sql.query('UPDATE speedup_group SET enabled = $3 WHERE account_id = $1 AND id = $2', [
      caller.accountId,
      gid,
      enabled,
    ]);
    await tellSpeedup(sql, caller.accountId, group!.gateway_id);
    noteChange(context, { [group!.name]: [onOff(group!.enabled), onOff(enabled)] });
  });
}

/** Removes groups with their members; their gateways are told. */
export async function removeGroups(context: Context, ids: readonly string[]): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const rows = await ownGroups(sql, caller.accountId, ids);
    await sql.query('DELETE FROM speedup_group WHERE account_id = $1 AND id = ANY($2::text[])', [
      caller.accountId,
      ids,
    ]);
    for (const gwid of [...new Set(rows.map(({ gateway_id }) => gateway_id))].sort())
      await tellSpeedup(sql, caller.accountId, gwid);
    noteChange(context, byNames(rows.map((row) => [row.name, [onOff(row.enabled), '已删除']])));
  });
}

/** Delivers what failed once more. */
export async function retryGroups({ db, caller }: Context, gwid: string): Promise<void> {
  if (!(await retryDelivery(db, caller.accountId, gwid, 'speedup'))) throw refuse('settingNotFailed');
}

/** The browser's form makes the same checks. */
function check({ name, mbps, apps, domains }: Input, plan: OwnPlan): void {
  const failure = domainsFailure(domains);
  validate({
    name: checks<string>('name', required, maxLength(longestName), noSpecial)(name),
    mbps: checks<string>('bandwidth', between(1, plan.mbps))(String(mbps)),
    apps: apps.some((app) => !Object.hasOwn(speedupApps, app))
      ? because('wrong')
      : apps.length + domains.length === 0
        ? because('speedupNothing')
        : undefined,
    domains:
      domains.length > mostDomains
        ? broken({ rule: 'maxItems', max: mostDomains }, 'domains')
        : failure && broken(failure, 'domains'),
  });
}

async function mustBeOpen(sql: Sql, line: string): Promise<void> {
  const [row] = await sql.query<{ open: boolean }>('SELECT open FROM speedup_line WHERE id = $1 FOR SHARE', [line]);
  if (!row?.open) throw invalid({ line: because('speedupLineShut') });
}

async function mustHaveRoom(sql: Sql, gwid: string, { name, groups }: OwnPlan): Promise<void> {
  const [{ count } = { count: 0 }] = await sql.query<{ count: number }>(
    'SELECT count(*) AS count FROM speedup_group WHERE gateway_id = $1',
    [gwid],
  );
  if (count >= groups) throw refuse('speedupGroupsMost', { plan: name, most: groups });
}

const lineNames = async (sql: Sql): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await sql.query<{ id: string; name: string }>('SELECT id, name FROM speedup_line')).map(({ id, name }) => [
      id,
      name,
    ]),
  );

const onOff = (enabled: boolean) => (enabled ? '启用' : '暂停');

function changeOf(lines: ReadonlyMap<string, string>, before: StoredGroup | undefined, after: StoredGroup) {
  const facts = (one: StoredGroup | undefined) => ({
    名称: one?.name ?? '',
    版本: one ? `${one.mode}.0` : '',
    线路: one ? (lines.get(one.line_id) ?? one.line_id) : '',
    带宽: one ? `${one.mbps} Mbps` : '',
    应用: one?.apps.map((app) => speedupApps[app]?.name ?? app).join('、') ?? '',
    域名: one?.domains.join(' ') ?? '',
  });
  const [was, is] = [facts(before), facts(after)];
  return Object.fromEntries(
    (Object.keys(is) as (keyof typeof is)[]).map((name) => [name, [was[name], is[name]] as const]),
  );
}
