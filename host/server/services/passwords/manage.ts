import type { passwordPlanSave, passwordRun } from '../../../../src/api/contract/wifi-password';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { iso } from '../../../../src/domain/time';
import { isCron, readCron } from '../../../../src/domain/cron';
import { mostCronTimes, nextPassword, passwordLimits, passwordSizes } from '../../../../src/domain/wifi-password';
import { lengthBetweenChinese, maxLength, required, ssid, timePoint } from '../../../../src/rules';
import { actorOf } from '../../account/logs/actor';
import { changeOf, enabledWord } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';
import { checks, validate } from '../../kit/validate';
import { changePassword } from './change';
import { carriersOf, planColumns, type StoredPlan } from './plan';
import { planFacts, whenOf } from './words';

type Plan = ParsedOf<typeof passwordPlanSave>;

/** Makes a plan or changes it; its id. */
export async function savePlan(context: Context, input: Plan): Promise<string> {
  const { db, caller, now } = context;
  const plan = tidied(input);
  return db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const [before] = input.id === undefined ? [] : await locked(sql, caller.accountId, [input.id]);
    await mustFit(sql, caller.accountId, plan, before?.channels ?? []);
    const id = before?.id ?? newId('wpp');
    const enabled = before?.enabled ?? true;
    const next = enabled ? nextPassword(plan, now()) : undefined;
    await sql.query(
      `INSERT INTO wifi_password_plan (id, account_id, name, ssid, target, target_ids, repeat, days, every_days, times,
         skip_holidays, starts_on, shape, size, channels, tells_password, enabled, next_at, created_at, overlap_minutes,
         cron, events, event_delay)
       VALUES ($1, $2, $3, $4, $5, $6::text[], $7, $8::integer[], $9, $10::text[], $11, $12, $13, $14, $15::text[], $16, $17,
         $18, $19, $20, $21, $22::text[], $23)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, ssid = excluded.ssid, target = excluded.target,
         target_ids = excluded.target_ids, repeat = excluded.repeat, days = excluded.days,
         every_days = excluded.every_days, times = excluded.times, skip_holidays = excluded.skip_holidays,
         starts_on = excluded.starts_on, shape = excluded.shape, size = excluded.size, channels = excluded.channels,
         tells_password = excluded.tells_password, next_at = excluded.next_at,
         next_password = CASE WHEN (wifi_password_plan.shape, wifi_password_plan.size) = (excluded.shape, excluded.size)
           THEN wifi_password_plan.next_password ELSE '' END,
         overlap_minutes = excluded.overlap_minutes, cron = excluded.cron, events = excluded.events,
         event_delay = excluded.event_delay,
         event_at = CASE WHEN excluded.events = '{}' THEN NULL ELSE wifi_password_plan.event_at END`,
      [
        id,
        caller.accountId,
        plan.name,
        plan.ssid,
        plan.target,
        plan.target_ids,
        plan.repeat,
        plan.days,
        plan.every_days,
        plan.times,
        plan.skip_holidays,
        plan.starts_on,
        plan.shape,
        plan.size,
        plan.channels,
        plan.tells_password,
        enabled,
        next === undefined ? null : iso(next),
        iso(now()),
        plan.overlap_minutes,
        plan.cron,
        plan.events,
        plan.event_delay,
      ],
    );
    noteChange(context, changeOf(before && planFacts(before), planFacts(plan)));
    return id;
  });
}

/** Pauses plans, or goes on with them from the next time on. */
export async function switchPlans(context: Context, ids: readonly string[], enabled: boolean): Promise<void> {
  const { db, caller, now } = context;
  await db.tx(async (sql) => {
    const found = await locked(sql, caller.accountId, ids);
    for (const plan of found.filter((one) => one.enabled !== enabled)) {
      const next = enabled ? nextPassword(plan, now()) : undefined;
      await sql.query(
        'UPDATE wifi_password_plan SET enabled = $3, next_at = $4, event_at = NULL WHERE account_id = $1 AND id = $2',
        [caller.accountId, plan.id, enabled, next === undefined ? null : iso(next)],
      );
    }
    noteChange(
      context,
      Object.fromEntries(found.map((one) => [one.name, [enabledWord(one.enabled), enabledWord(enabled)] as const])),
    );
  });
}

/** Removes plans with their history. */
export async function removePlans(context: Context, ids: readonly string[]): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const found = await locked(sql, caller.accountId, ids);
    await sql.query('DELETE FROM wifi_password_plan WHERE account_id = $1 AND id = ANY($2::text[])', [
      caller.accountId,
      ids,
    ]);
    noteChange(context, changeOf(Object.fromEntries(found.map((one) => [one.name, whenOf(one)])), {}));
  });
}

/** Changes a password now; the number of the new one. */
export async function runPlan(
  context: Context,
  { id, after, note }: ParsedOf<typeof passwordRun>,
): Promise<DataOf<typeof passwordRun>> {
  const { db, caller, ip } = context;
  const now = context.now();
  return db.tx(async (sql) => {
    const [plan] = await locked(sql, caller.accountId, [id]);
    const [last] = await sql.query<{ number: number }>(
      'SELECT coalesce(max(number), 0) AS number FROM wifi_password WHERE plan_id = $1',
      [id],
    );
    // Asked twice, or by two people at once: it changes once.
    if (last!.number !== after) throw refuse('passwordMoved');
    if ((await carriersOf(sql, plan!)).length === 0) throw refuse('passwordNoAps', { ssid: plan!.ssid });
    const actor = await actorOf(sql, context);
    const number = await changePassword(sql, context, plan!, { cause: 'manual', note, actor, ip, planned: now }, now);
    noteChange(context, { 期: [after === 0 ? '' : String(after), String(number)], ...(note && { 原因: ['', note] }) });
    return { number };
  });
}

/** Plans of the account, which nobody else changes until the transaction ends; 404 when one is not there. */
async function locked(sql: Sql, accountId: string, ids: readonly string[]): Promise<StoredPlan[]> {
  const found = await sql.query<StoredPlan>(
    `SELECT ${planColumns} FROM wifi_password_plan WHERE account_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR UPDATE`,
    [accountId, ids],
  );
  if (found.length < new Set(ids).size) throw refuse('noPasswordPlan');
  return found;
}

/** Refuses what no plan can be, and puts the rest in order. */
function tidied(plan: Plan): Plan {
  const { name, repeat, times, days, every_days, shape, size, target_ids } = plan;
  validate({
    name: checks('name', required, maxLength(30))(name),
    ssid: checks('ssid', required, ssid, lengthBetweenChinese(1, 32))(plan.ssid),
    times: times.map((time) => checks('start', required, timePoint)(time)).find((said) => said),
  });
  const byHand = repeat === 'manual';
  const byCron = repeat === 'cron';
  if (byCron) checkCron(plan);
  if (!byHand && !byCron && (times.length === 0 || new Set(times).size < times.length)) {
    throw invalid({ times: because('passwordTimes') });
  }
  if (repeat === 'weekly' && days.length === 0) throw invalid({ days: because('weekdaysNeeded') });
  const most = passwordLimits.everyDays;
  if (repeat === 'interval' && (every_days < 1 || every_days > most)) {
    throw invalid({ every_days: because('passwordEvery', { most }) });
  }
  const { from, to } = passwordSizes[shape];
  if (size < from || size > to) throw invalid({ size: because('passwordSize', { from, to }) });
  if (target_ids.length === 0) throw invalid({ target_ids: because('passwordTargets') });
  return {
    ...plan,
    days: repeat === 'weekly' ? [...new Set(days)].sort((a, b) => a - b) : [],
    every_days: repeat === 'interval' ? every_days : 1,
    times: byHand || byCron ? [] : [...times].sort(),
    cron: byCron ? plan.cron.trim().split(/\s+/).join(' ') : '',
    events: [...new Set(plan.events)],
    event_delay: plan.events.length === 0 ? 0 : plan.event_delay,
    skip_holidays: !byHand && plan.skip_holidays,
    target_ids: [...new Set(target_ids)],
    channels: [...new Set(plan.channels)],
  };
}

/** Refuses a line that cannot be read, that never comes, or comes too often. */
function checkCron(plan: Plan): void {
  const read = readCron(plan.cron);
  if (!isCron(read)) {
    const fault = 'parts' in read ? because('cronParts') : because('cronPart', { text: read.text });
    throw invalid({ cron: fault });
  }
  if (read.minutes.length * read.hours.length > mostCronTimes) {
    throw invalid({ cron: because('cronOften', { most: mostCronTimes }) });
  }
  if (nextPassword(plan, 0) === undefined) throw invalid({ cron: because('cronNever') });
}

/**
 * Refuses a name that is taken, one more than there may be, what is not the account's, and what another plan changes. Of
 * channels those that it had may be silent by now.
 */
async function mustFit(sql: Sql, accountId: string, plan: Plan, had: readonly string[]): Promise<void> {
  const { id, name, target, target_ids, channels } = plan;
  const [others] = await sql.query<{ count: number; taken: boolean }>(
    `SELECT count(*) AS count, coalesce(bool_or(lower(name) = lower($3)), false) AS taken
     FROM wifi_password_plan WHERE account_id = $1 AND id IS DISTINCT FROM $2`,
    [accountId, id ?? null, name],
  );
  const most = passwordLimits.plans;
  if (others!.taken) throw invalid({ name: because('passwordPlanTaken') });
  if (others!.count >= most) throw invalid({ name: because('passwordPlansMost', { most }) });
  const found = await sql.query(
    `SELECT id FROM device_group WHERE account_id = $1 AND $3 = 'group' AND id = ANY($2::text[])
     UNION ALL SELECT id FROM device WHERE account_id = $1 AND $3 <> 'group' AND kind = $3 AND id = ANY($2::text[])`,
    [accountId, target_ids, target],
  );
  if (found.length < target_ids.length) throw invalid({ target_ids: because('passwordTargetsGone') });
  const told = await sql.query(
    `SELECT id FROM alarm_channel WHERE account_id = $1 AND id = ANY($2::text[])
       AND (id = ANY($3::text[]) OR (enabled AND confirmed_at IS NOT NULL))`,
    [accountId, channels, had],
  );
  if (told.length < channels.length) throw invalid({ channels: because('passwordChannels') });
  await mustBeShared(sql, accountId, plan);
  await mustNotMeet(sql, accountId, plan);
}

/** Refuses a network that nowhere has a password in common. */
async function mustBeShared(sql: Sql, accountId: string, plan: Plan): Promise<void> {
  const found = await carriersOf(sql, { ...plan, account_id: accountId });
  if (found.length > 0 && found.every(({ without }) => without)) {
    throw invalid({ ssid: because('passwordNotShared', { ssid: plan.ssid }) });
  }
}

/** One access point has one password for a network: two plans that change it would lock people out. */
async function mustNotMeet(sql: Sql, accountId: string, plan: Plan): Promise<void> {
  const others = await sql.query<StoredPlan>(
    `SELECT ${planColumns} FROM wifi_password_plan WHERE account_id = $1 AND ssid = $2 AND id IS DISTINCT FROM $3
     ORDER BY id`,
    [accountId, plan.ssid, plan.id ?? null],
  );
  if (others.length === 0) return;
  const ours = new Set((await carriersOf(sql, { ...plan, account_id: accountId })).map(({ id }) => id));
  for (const other of others) {
    const shared = (await carriersOf(sql, other)).filter(({ id }) => ours.has(id)).length;
    if (shared > 0) throw invalid({ ssid: because('passwordPlanMeets', { name: other.name, count: shared }) });
  }
}
