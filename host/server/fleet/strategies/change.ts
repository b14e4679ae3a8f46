import type { strategySave } from '../../../../src/api/contract/strategy';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { isApplication } from '../../../../src/domain/applications';
import { mostQuota, mostStrategies, strategyKinds } from '../../../../src/domain/strategy';
import { iso } from '../../../../src/domain/time';
import {
  between,
  domainList,
  linesOf,
  maxLength,
  noQuotes,
  required,
  switchSpeed,
  timePeriod,
  timePoint,
  vlans,
  type Rule,
} from '../../../../src/rules';
import { enabledWord, changeOf } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';
import { checks, validate } from '../../kit/validate';
import { bringBack } from './run';
import { factsOf, timeFact } from './words';
import { firstMoment, strategyColumns, type StoredStrategy } from './strategy';

type Plan = ParsedOf<typeof strategySave>;

/** Makes a strategy or changes it; its id. */
export async function saveStrategy(context: Context, input: Plan): Promise<string> {
  const { db, caller, now } = context;
  const plan = { ...input, ...checkPlan(input) };
  return db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const [before] = input.id === undefined ? [] : await locked(sql, caller.accountId, [input.id]);
    await mustFit(sql, caller.accountId, plan);
    if (before && before.enabled && moves(before, plan)) await letGo(sql, before, now());
    const id = before?.id ?? newId('stg');
    const enabled = before?.enabled ?? true;
    const first = !enabled
      ? undefined
      : before && !moves(before, plan)
        ? before.next_at && before.next_edge && { at: before.next_at, edge: before.next_edge }
        : firstMoment(plan, now());
    await sql.query(
      `INSERT INTO strategy (id, account_id, name, action, kind, target, target_ids, repeat, days, skip_holidays, time,
         wait_minutes, enabled, next_at, next_edge, created_at, limit_down, limit_up, vlans, domains,
         apps, quota_mb, quota_every, quota_share, quota_then)
       VALUES ($1, $2, $3, $4, $5, $6, $7::text[], $8, $9::integer[], $10, $11, $12, $13, $14, $15, $16, $17,
         $18, $19, $20, $21, $22, $23, $24, $25)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, action = excluded.action, kind = excluded.kind,
         target = excluded.target, target_ids = excluded.target_ids, repeat = excluded.repeat, days = excluded.days,
         skip_holidays = excluded.skip_holidays, time = excluded.time, wait_minutes = excluded.wait_minutes,
         next_at = excluded.next_at, next_edge = excluded.next_edge, limit_down = excluded.limit_down,
         limit_up = excluded.limit_up, vlans = excluded.vlans, domains = excluded.domains, apps = excluded.apps,
         quota_mb = excluded.quota_mb, quota_every = excluded.quota_every, quota_share = excluded.quota_share,
         quota_then = excluded.quota_then`,
      [
        id,
        caller.accountId,
        plan.name,
        plan.action,
        plan.kind,
        plan.target,
        plan.target_ids,
        plan.repeat,
        plan.days,
        plan.skip_holidays,
        plan.time,
        plan.wait_minutes,
        enabled,
        first ? first.at : null,
        first ? first.edge : null,
        iso(now()),
        plan.limit_down,
        plan.limit_up,
        plan.vlans,
        plan.domains,
        plan.apps,
        plan.quota_mb,
        plan.quota_every,
        plan.quota_share,
        plan.quota_then,
      ],
    );
    noteChange(context, changeOf(before && factsOf(before), factsOf(plan)));
    return id;
  });
}

/** Enables strategies or not. */
export async function switchStrategies(context: Context, ids: readonly string[], enabled: boolean): Promise<void> {
  const { db, caller, now } = context;
  await db.tx(async (sql) => {
    const found = await locked(sql, caller.accountId, ids);
    for (const strategy of found.filter((one) => one.enabled !== enabled)) {
      if (!enabled) await letGo(sql, strategy, now());
      const first = enabled ? firstMoment(strategy, now()) : undefined;
      await sql.query(
        'UPDATE strategy SET enabled = $3, next_at = $4, next_edge = $5 WHERE account_id = $1 AND id = $2',
        [caller.accountId, strategy.id, enabled, first?.at ?? null, first?.edge ?? null],
      );
    }
    noteChange(
      context,
      Object.fromEntries(found.map((one) => [one.name, [enabledWord(one.enabled), enabledWord(enabled)] as const])),
    );
  });
}

/** Removes strategies. */
export async function removeStrategies(context: Context, ids: readonly string[]): Promise<void> {
  const { db, caller, now } = context;
  await db.tx(async (sql) => {
    const found = await locked(sql, caller.accountId, ids);
    for (const strategy of found) await letGo(sql, strategy, now());
    await sql.query('DELETE FROM strategy WHERE account_id = $1 AND id = ANY($2::text[])', [caller.accountId, ids]);
    noteChange(context, changeOf(Object.fromEntries(found.map((one) => [one.name, timeFact(one)])), {}));
  });
}

/** Strategies of the account, which nobody else changes until the transaction ends; 404 when one is not there. */
async function locked(sql: Sql, accountId: string, ids: readonly string[]): Promise<StoredStrategy[]> {
  const found = await sql.query<StoredStrategy>(
    `SELECT ${strategyColumns} FROM strategy WHERE account_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR UPDATE`,
    [accountId, ids],
  );
  if (found.length < new Set(ids).size) throw refuse('noStrategy');
  return found;
}

/** What a strategy holds off comes back now, and its rules go. */
async function letGo(sql: Sql, strategy: StoredStrategy, now: number): Promise<void> {
  await sql.query('UPDATE strategy_rule SET until = $2 WHERE strategy_id = $1 AND NOT ended AND until > $2', [
    strategy.id,
    iso(now),
  ]);
  await sql.query('UPDATE strategy_radio SET until = $2 WHERE strategy_id = $1 AND NOT ended AND until > $2', [
    strategy.id,
    iso(now),
  ]);
  await bringBack(sql, strategy, now, now);
}

/** What a rule says. */
const said = [
  ...(['limit_down', 'limit_up', 'vlans', 'domains', 'apps'] as const),
  ...(['quota_mb', 'quota_every', 'quota_share', 'quota_then'] as const),
] as const;

/** Whether a change is about when, where and what, not only about the name. */
const moves = (before: StoredStrategy, after: Plan): boolean =>
  [...(['action', 'kind', 'target', 'repeat', 'skip_holidays', 'time'] as const), ...said].some(
    (key) => before[key] !== after[key],
  ) ||
  // A rule is called like its strategy.
  (after.action in ruled && before.name !== after.name) ||
  before.days.join() !== after.days.join() ||
  before.target_ids.join() !== after.target_ids.join();

/** Actions that are rules on gateways, and what each of them takes. */
const ruled: Partial<Record<Plan['action'], readonly (typeof said)[number][]>> = {
  limit: ['limit_down', 'limit_up', 'vlans'],
  block: ['domains', 'vlans'],
  apps: ['apps', 'vlans'],
  quota: ['quota_mb', 'quota_every', 'quota_share', 'quota_then', 'limit_down', 'limit_up', 'vlans'],
};

/** Refuses what no strategy can be, and puts the rest in order. */
function checkPlan(plan: Plan): Pick<Plan, 'days' | 'target_ids' | (typeof said)[number]> {
  const { action, kind, name, time, repeat, days, target, target_ids } = plan;
  const lasts = action !== 'reboot';
  validate({
    // A rule is called like its strategy.
    name: checks('name', required, maxLength(30), ...(ruled[action] ? [noQuotes] : []))(name),
    time: lasts ? checks('period', required, timePeriod)(time) : checks('start', required, timePoint)(time),
  });
  if (lasts && time.slice(0, 5) === time.slice(6)) throw invalid({ time: because('periodEmpty') });
  if (action === 'radio' && kind !== 'ap') throw invalid({ kind: because('radioOfAps') });
  if (lasts && kind !== strategyKinds[action]) throw invalid({ kind: because('rulesOfGateways') });
  if (repeat === 'weekly' && days.length === 0) throw invalid({ days: because('weekdaysNeeded') });
  if (target !== 'all' && target_ids.length === 0) throw invalid({ target_ids: because('targetsNeeded') });
  return {
    days: repeat === 'weekly' ? [...new Set(days)].sort((a, b) => a - b) : [],
    target_ids: target === 'all' ? [] : [...new Set(target_ids)],
    ...checkRule(plan),
  };
}

/** Refuses what no rule can be; what the action does not take is empty. */
function checkRule(plan: Plan): Pick<Plan, (typeof said)[number]> {
  const own = (ruled[plan.action] ?? []).filter(
    // A quota that stops terminals limits nothing.
    (name) => !(plan.action === 'quota' && plan.quota_then === 'stop' && name.startsWith('limit_')),
  );
  const speed = switchSpeed();
  validate({
    ...(own.includes('limit_down') && {
      limit_down: checks('downLimit', speed)(String(plan.limit_down)),
      limit_up: checks('upLimit', speed)(String(plan.limit_up)),
    }),
    ...(own.includes('domains') && {
      domains: checks(because('text', { text: 'URL' }), required, domainList)(plan.domains),
    }),
    ...(own.includes('apps') && {
      apps: checks('applications', required, ...linesOf(plan.apps).map(({ text }) => knownApp(text)))(plan.apps),
    }),
    ...(own.includes('quota_mb') && { quota_mb: checks('quota', between(1, mostQuota))(String(plan.quota_mb)) }),
    ...(plan.vlans !== '' &&
      own.includes('vlans') && { vlans: checks(because('text', { text: 'VLAN' }), vlans)(plan.vlans) }),
  });
  if (own.includes('limit_down') && plan.limit_down === 0 && plan.limit_up === 0)
    validate({ limit_down: checks('downLimit', () => ({ rule: 'min', min: 2 }))('0') });
  return {
    limit_down: own.includes('limit_down') ? plan.limit_down : 0,
    limit_up: own.includes('limit_up') ? plan.limit_up : 0,
    vlans: own.includes('vlans') ? plan.vlans : '',
    domains: own.includes('domains') ? linesOnce(plan.domains) : '',
    apps: own.includes('apps') ? linesOnce(plan.apps) : '',
    quota_mb: own.includes('quota_mb') ? plan.quota_mb : 0,
    quota_every: own.includes('quota_mb') ? plan.quota_every : 'day',
    quota_share: own.includes('quota_mb') ? plan.quota_share : 'each',
    quota_then: own.includes('quota_mb') ? plan.quota_then : 'stop',
  };
}

const linesOnce = (text: string): string => [...new Set(linesOf(text).map((line) => line.text))].join('\n');

/** Refuses a key that no application has. */
const knownApp =
  (key: string): Rule =>
  () =>
    isApplication(key) ? undefined : { rule: 'choice', text: key };

/** Refuses a name that is taken, one more than there may be, and what is not the account's. */
async function mustFit(sql: Sql, accountId: string, { id, name, target, target_ids, kind }: Plan): Promise<void> {
  const [others] = await sql.query<{ count: number; taken: boolean }>(
    `SELECT count(*) AS count, coalesce(bool_or(lower(name) = lower($3)), false) AS taken
     FROM strategy WHERE account_id = $1 AND id IS DISTINCT FROM $2`,
    [accountId, id ?? null, name],
  );
  if (others!.taken) throw invalid({ name: because('strategyTaken') });
  if (others!.count >= mostStrategies) throw invalid({ name: because('strategiesMost', { most: mostStrategies }) });
  if (target !== 'group' && target !== 'device') return;
  const found = await sql.query(
    `SELECT id FROM device_group WHERE account_id = $1 AND $3 = 'group' AND id = ANY($2::text[])
     UNION ALL SELECT id FROM device WHERE account_id = $1 AND $3 = 'device' AND kind = $4 AND id = ANY($2::text[])`,
    [accountId, target_ids, target, kind],
  );
  if (found.length < target_ids.length) throw invalid({ target_ids: because('targetsGone') });
}
