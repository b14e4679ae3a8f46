import type {
  PasswordChange,
  passwordCard,
  passwordChoices,
  passwordHistory,
  PasswordPlan,
  passwordPlans,
  passwordReach,
  passwordShow,
} from '../../../../src/api/contract/wifi-password';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { WifiSecurity } from '../../../../src/domain/wifi';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { carriersOf, passwordPlace } from './plan';
import { shownOf } from './words';

/** A change `w` with the job `j` it made: what that counts, as long as it is known. */
const changeColumns = `w.id, w.number, w.cause, w.note, w.actor, w.at, w.ended_at, w.overlap_until, w.settled, w.retry_at, w.tries,
  w.job_id AS job, w.reason, w.reason_said, w.total, coalesce(j.success, w.success) AS success, coalesce(j.failed, w.failed) AS failed,
  coalesce(j.skipped, w.skipped) AS skipped`;

/** One page of plans. */
export async function planPage(
  { db, caller }: Context,
  { q, ...paging }: ParsedOf<typeof passwordPlans>,
): Promise<DataOf<typeof passwordPlans>> {
  const { list, total } = await readPage<Omit<PasswordPlan, 'last'>>(
    db,
    {
      select: `p.id, p.name, p.ssid, p.target, p.target_ids, p.repeat, p.days, p.every_days, p.times, p.skip_holidays,
        p.starts_on, p.shape, p.size, p.overlap_minutes, p.channels, p.tells_password, p.enabled, p.next_at, p.created_at,
        p.cron, p.events, p.event_delay, p.event_at, coalesce(ARRAY(
          SELECT g.name FROM device_group g WHERE g.account_id = p.account_id AND p.target = 'group' AND g.id = ANY(p.target_ids)
          UNION ALL SELECT d.remark FROM device d
          WHERE d.account_id = p.account_id AND p.target <> 'group' AND d.id = ANY(p.target_ids) ORDER BY 1
        ), '{}') AS target_names, coalesce(ARRAY(
          SELECT c.name FROM alarm_channel c WHERE c.account_id = p.account_id AND c.id = ANY(p.channels) ORDER BY 1
        ), '{}') AS channel_names`,
      from: `FROM wifi_password_plan p WHERE p.account_id = $1
        AND ($2::text IS NULL OR lower(p.name) LIKE $2 OR lower(p.ssid) LIKE $2)`,
      params: [caller.accountId, q ? likePattern(q) : null],
      order: 'p.next_at IS NULL, p.next_at, lower(p.name), p.id',
    },
    paging,
  );
  const last = await db.query<PasswordChange & { plan_id: string }>(
    `SELECT DISTINCT ON (w.plan_id) w.plan_id, ${changeColumns}
     FROM wifi_password w LEFT JOIN bulk_job j ON j.id = w.job_id
     WHERE w.account_id = $1 AND w.plan_id = ANY($2::text[]) ORDER BY w.plan_id, w.number DESC`,
    [caller.accountId, list.map(({ id }) => id)],
  );
  const lastOf = new Map(last.map(({ plan_id, ...change }) => [plan_id, change]));
  return { list: list.map((plan) => ({ ...plan, last: lastOf.get(plan.id) ?? null })), total };
}

/** One page of a plan's passwords. */
export const historyPage = (
  { db, caller }: Context,
  { id, ...paging }: ParsedOf<typeof passwordHistory>,
): Promise<DataOf<typeof passwordHistory>> =>
  readPage<PasswordChange>(
    db,
    {
      select: changeColumns,
      from: `FROM wifi_password w LEFT JOIN bulk_job j ON j.id = w.job_id WHERE w.account_id = $1 AND w.plan_id = $2`,
      params: [caller.accountId, id],
      order: 'w.number DESC',
    },
    paging,
  );

/** Names that are told of what a plan would reach. */
const mostNamed = 6;

/** Access points that a plan would be for. */
export async function reachOf(
  { db, caller }: Context,
  aim: ParsedOf<typeof passwordReach>,
): Promise<DataOf<typeof passwordReach>> {
  const found = await carriersOf(db, { ...aim, account_id: caller.accountId });
  return {
    total: found.length,
    offline: found.filter(({ away }) => away).length,
    open: found.filter(({ open }) => open).length,
    without: found.filter(({ without }) => without).length,
    names: found.slice(0, mostNamed).map(({ remark }) => remark),
  };
}

/** Networks that are offered. */
const mostOffered = 200;

/** What a plan can be for, and who can be told. */
export async function choicesOf({ db, caller }: Context): Promise<DataOf<typeof passwordChoices>> {
  const ssids = await db.query<{ ssid: string; aps: number; without: number }>(
    `SELECT ssid, aps, without FROM ap_ssid WHERE account_id = $1 AND aps > 0 ORDER BY aps DESC, ssid LIMIT ${mostOffered}`,
    [caller.accountId],
  );
  const channels = (able: boolean) =>
    db.query<DataOf<typeof passwordChoices>['channels'][number]>(
      `SELECT id, name, type FROM alarm_channel WHERE account_id = $1 AND (enabled AND confirmed_at IS NOT NULL) = $2
       ORDER BY created_at, id`,
      [caller.accountId, able],
    );
  return { ssids, channels: await channels(true), silent: await channels(false) };
}

/** The password in force, as guests join with it. */
export async function cardOf(
  { db, caller, vault }: Context,
  { id }: ParsedOf<typeof passwordCard>,
): Promise<DataOf<typeof passwordCard>> {
  const [row] = await db.query<{
    name: string;
    ssid: string;
    next_at: string | null;
    change: string | null;
    password: string | null;
    number: number | null;
    security: WifiSecurity | null;
    hidden: boolean | null;
  }>(
    `SELECT p.name, p.ssid, p.next_at, w.id AS change, w.password, w.number, r.security, r.hidden
     FROM wifi_password_plan p LEFT JOIN wifi_password w ON w.plan_id = p.id AND w.ended_at IS NULL
     LEFT JOIN LATERAL (
       SELECT row->>'security' AS security, (row->>'hidden')::boolean AS hidden
       FROM bulk_item i JOIN LATERAL (
         SELECT v.document FROM config_version v WHERE v.device_id = i.device_id AND v.state IN ('pending', 'sent', 'done')
         ORDER BY v.version DESC LIMIT 1
       ) c ON true CROSS JOIN LATERAL jsonb_array_elements(c.document->'ssids') AS row
       WHERE i.job_id = w.job_id AND row->>'name' = p.ssid ORDER BY i.state <> 'success', i.position LIMIT 1
     ) r ON true WHERE p.account_id = $1 AND p.id = $2`,
    [caller.accountId, id],
  );
  if (!row) throw refuse('noPasswordPlan');
  const { name, ssid, next_at: until, change, password } = row;
  return {
    name,
    ssid,
    // Before the first access point has it nothing else is known: it gets WPA2.
    security: row.security === 'wpa3' ? 'wpa3' : 'wpa2',
    hidden: row.hidden ?? false,
    password: change && password ? vault.open(passwordPlace(change), password) : null,
    number: row.number ?? 0,
    until,
  };
}

/** What one password of the history says; the line in the log names its number. */
export async function showPassword(
  context: Context,
  { id }: ParsedOf<typeof passwordShow>,
): Promise<DataOf<typeof passwordShow>> {
  const { db, caller, vault } = context;
  const [row] = await db.query<{ password: string; number: number; ssid: string }>(
    `SELECT w.password, w.number, p.ssid FROM wifi_password w JOIN wifi_password_plan p ON p.id = w.plan_id
     WHERE w.account_id = $1 AND w.id = $2 AND w.password <> ''`,
    [caller.accountId, id],
  );
  if (!row) throw refuse('noPassword');
  noteChange(context, shownOf(row.ssid, row.number));
  return { password: vault.open(passwordPlace(id), row.password) };
}
