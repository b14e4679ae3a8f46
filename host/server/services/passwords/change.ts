import type { ConfigRow } from '../../../../src/domain/config';
import { longestWait } from '../../../../src/domain/job';
import { hour, iso, minute } from '../../../../src/domain/time';
import { nextPassword, passwordEventRest, type PasswordCause } from '../../../../src/domain/wifi-password';
import { storeJob, type Storing } from '../../fleet/bulk/create';
import type { PatchesOf, Tools } from '../../fleet/bulk/work';
import { failed, skipped } from '../../fleet/bulk/work';
import type { Patch } from '../../fleet/config/apply';
import type { Services } from '../../kit/context/context';
import { because, inChinese, Refusal } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import type { Sql } from '../../kit/store/db';
import { madeBefore, newPassword } from './next';
import { carriersOf, passwordPlace, planColumns, type Carrier, type StoredPlan } from './plan';

/** Plans that one round changes. */
const atOnce = 200;

/** Why a password changes. */
export interface Occasion {
  cause: PasswordCause;
  note: string;
  /** Who does it; empty: the plan. */
  actor: string;
  /** Where a person asked from. */
  ip: string;
  /** When it was to be, milliseconds since 1970. */
  planned: number;
}

/**
 * Changes what is due. A password, its job and the next moment are written together: a server that is killed between does
 * it again, and several servers never do it twice. What was missed is done once, late.
 */
export async function changeDue({ db, ...tools }: Pick<Services, 'db'> & Tools, now: number): Promise<void> {
  const due = await db.query<{ id: string }>(
    `SELECT id FROM wifi_password_plan WHERE next_at <= $1 ORDER BY next_at, id LIMIT ${atOnce}`,
    [iso(now)],
  );
  for (const { id } of due) {
    await db.tx((sql) => changeOne(sql, tools, id, now)).catch(fullRow);
  }
}

/**
 * Changes what something happened for: the first of what happened tells the time, and what happened until then is one. Two
 * such changes stand apart.
 */
export async function changeForEvents({ db, ...tools }: Pick<Services, 'db'> & Tools, now: number): Promise<void> {
  const due = await db.query<{ id: string }>(
    `SELECT p.id FROM wifi_password_plan p WHERE p.event_at IS NOT NULL AND p.enabled
       AND p.event_at <= $1::timestamptz - p.event_delay * interval '1 minute' AND NOT EXISTS (
         SELECT 1 FROM wifi_password w WHERE w.plan_id = p.id AND w.cause = 'event' AND w.at > $2)
     ORDER BY p.event_at, p.id LIMIT ${atOnce}`,
    [iso(now), iso(now - passwordEventRest * minute)],
  );
  for (const { id } of due) {
    await db.tx((sql) => changeForEvent(sql, tools, id, now)).catch(fullRow);
  }
}

async function changeForEvent(sql: Sql, tools: Tools, id: string, now: number): Promise<void> {
  const [plan] = await sql.query<StoredPlan & { event_at: string; event_note: string }>(
    `SELECT ${planColumns}, event_at, event_note FROM wifi_password_plan
     WHERE id = $1 AND event_at IS NOT NULL AND enabled FOR UPDATE SKIP LOCKED`,
    [id],
  );
  if (!plan) return;
  const planned = Date.parse(plan.event_at) + plan.event_delay * minute;
  await changePassword(sql, tools, plan, { cause: 'event', note: plan.event_note, actor: '', ip: '', planned }, now);
}

/** An account has too many jobs under way: it is tried again in the next round. */
function fullRow(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

async function changeOne(sql: Sql, tools: Tools, id: string, now: number): Promise<void> {
  const [plan] = await sql.query<StoredPlan>(
    `SELECT ${planColumns} FROM wifi_password_plan WHERE id = $1 AND next_at <= $2 FOR UPDATE SKIP LOCKED`,
    [id, iso(now)],
  );
  if (!plan?.next_at) return;
  const planned = Date.parse(plan.next_at);
  await changePassword(sql, tools, plan, { cause: 'schedule', note: '', actor: '', ip: '', planned }, now);
  const next = nextPassword(plan, now);
  await sql.query('UPDATE wifi_password_plan SET next_at = $2 WHERE id = $1', [
    id,
    next === undefined ? null : iso(next),
  ]);
}

const noApCarries = because('noApCarries');

/** Gives a plan another password and begins to bring it to its access points; the number of it. The plan is locked. */
export async function changePassword(
  sql: Sql,
  { vault }: Pick<Tools, 'vault'>,
  plan: StoredPlan,
  { cause, note, actor, ip, planned }: Occasion,
  now: number,
): Promise<number> {
  const devices = await carriersOf(sql, plan);
  const id = newId('wpw');
  const none = devices.length === 0;
  const next = nextPassword(plan, now);
  const by: Storing = { caller: { accountId: plan.account_id }, now: () => now, ip };
  const job = none
    ? null
    : await storeJob(sql, by, {
        requestId: id,
        kind: 'config',
        // The password itself is looked up when a device begins: no job holds it.
        params: { secret: { of: 'password', id } },
        title: because('toPassword', { ssid: plan.ssid, plan: plan.name }),
        devices,
        actor: actor || '动态密码',
        startsAt: now,
        waitUntil: Math.min(next ?? Infinity, now + longestWait * hour),
      });
  // Where nothing can be changed the one before stays in force.
  if (!none) {
    await sql.query('UPDATE wifi_password SET ended_at = $2 WHERE plan_id = $1 AND ended_at IS NULL', [
      plan.id,
      iso(now),
    ]);
  }
  const [row] = await sql.query<{ number: number }>(
    `INSERT INTO wifi_password (id, account_id, plan_id, number, password, cause, note, actor, planned_at, at, ended_at,
       job_id, reason, reason_said, total, settled, overlap_until)
     SELECT $1, $2, $3, coalesce(max(number), 0) + 1, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, false, $15
     FROM wifi_password WHERE plan_id = $3 RETURNING number`,
    [
      id,
      plan.account_id,
      plan.id,
      none
        ? ''
        : vault.seal(
            passwordPlace(id),
            (cause === 'schedule' ? madeBefore(vault, plan) : undefined) ?? newPassword(plan),
          ),
      cause,
      note,
      actor,
      iso(planned),
      iso(now),
      none ? iso(now) : null,
      job,
      none ? inChinese(noApCarries) : '',
      none ? noApCarries : null,
      devices.length,
      // What is changed by hand or for an event has a reason: the one before ends at once.
      bothFor(plan, cause, devices) ? iso(now + plan.overlap_minutes * minute) : null,
    ],
  );
  // What happened until now has its change.
  await sql.query(
    `UPDATE wifi_password_plan SET event_at = NULL, event_note = '', next_password = CASE WHEN $2 THEN '' ELSE next_password END
     WHERE id = $1`,
    [plan.id, cause === 'schedule' && !none],
  );
  return row!.number;
}

/** Whether the password before holds on anywhere: clients of WPA3 alone know one password. */
const bothFor = ({ overlap_minutes }: StoredPlan, cause: PasswordCause, devices: readonly Carrier[]): boolean =>
  cause === 'schedule' && overlap_minutes > 0 && devices.some(({ both }) => both);

/** What a change does on each access point: nothing any more where a newer one came. */
export async function passwordPatches(sql: Sql, { vault }: Tools, id: string): Promise<PatchesOf> {
  const [change] = await sql.query<{
    password: string;
    ended_at: string | null;
    overlap_until: string | null;
    ssid: string;
  }>(
    `SELECT w.password, w.ended_at, w.overlap_until, p.ssid FROM wifi_password w JOIN wifi_password_plan p ON p.id = w.plan_id
     WHERE w.id = $1`,
    [id],
  );
  if (!change) return async () => skipped('planRemoved');
  if (change.ended_at !== null) return async () => skipped('newerPassword');
  const password = vault.open(passwordPlace(id), change.password);
  return async ({ document }) => {
    const rows = (document.ssids ?? []).filter(({ name }) => name === change.ssid);
    if (rows.length === 0) return failed('networkNotThere', { ssid: change.ssid });
    if (rows.some(({ security }) => withoutOne.includes(String(security)))) {
      return failed('nothingShared', { ssid: change.ssid });
    }
    return rows.map((row): Patch => {
      const secured = { ...(row.security === 'open' && { security: 'wpa2' }), password };
      return {
        section: 'ssids',
        rows: [row.id],
        fields: { ...secured, ...before(row, password, change.overlap_until) },
      };
    });
  };
}

/** What of the password that an access point has holds on beside a new one; it has that already when it is tried again. */
function before({ security, password: old = '' }: ConfigRow, password: string, until: string | null): Patch['fields'] {
  if (old === password) return {};
  const both = until !== null && twoAtOnce.includes(String(security));
  return { password_before: both ? old : '', password_until: both ? until : '' };
}

/** Networks without a password that all of their clients have. */
const withoutOne: readonly string[] = ['owe', 'enterprise', 'ppsk'];
/** Where two passwords hold at once: clients of WPA3 alone know one. */
const twoAtOnce: readonly string[] = ['wpa2', 'wpa3'];
