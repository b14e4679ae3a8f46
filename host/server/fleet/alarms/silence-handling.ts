import type { ParsedOf } from '../../../../src/api/endpoint';
import type { AlarmSilence, mute, windowSave } from '../../../../src/api/contract/alarm-silence';
import type { AlarmKind } from '../../../../src/domain/alarm-kinds';
import { clockOf, isZone, longestMute, minutesOf } from '../../../../src/domain/silence-window';
import { maxLength, required, timePoint } from '../../../../src/rules';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { changeAt, changeOf, type Change, type Facts } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { actorOf } from '../../account/logs/actor';
import { day, iso } from '../../../../src/domain/time';
import { settleSilences } from './silence-settling';
import { silenceFacts } from './silence-words';
import { holdsNow, spanOf, type Silence } from './silences';
import { because, invalid, notFound } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';
import { lockAccount } from '../../kit/sql/lock';

/** Mutes and windows that an account may have at a time. */
const mostSilences = 200;
/** Longest window, milliseconds. */
const longestWindow = 31 * day;
const spans = { day, week: 7 * day, month: 30 * day } as const;

/** Mutes and windows of an account that hold or are to come. */
export async function listSilences(sql: Sql, accountId: string, now: number): Promise<AlarmSilence[]> {
  const rows = await sql.query<Silence & { target_name: string | null; alarms: number }>(
    `SELECT s.*, coalesce(d.remark, g.name) AS target_name,
       (SELECT count(*) FROM alarm a WHERE a.account_id = s.account_id AND a.quiet_by = s.id
          AND a.quiet IS NOT NULL AND a.state <> 'cleared') AS alarms
     FROM alarm_silence s LEFT JOIN device d ON d.id = s.device_id LEFT JOIN device_group g ON g.id = s.group_id
     WHERE s.account_id = $1 AND (s.ends_at IS NULL OR s.ends_at > $2) ORDER BY s.created_at DESC, s.id`,
    [accountId, iso(now)],
  );
  return rows.flatMap((row) => {
    const span = spanOf(row, now);
    if (!span) return [];
    const { id, type, name, days, start_minute, minutes, zone, created_by, created_at } = row;
    return {
      id,
      type,
      name,
      target: {
        type: row.device_id ? 'device' : row.group_id ? 'group' : 'all',
        id: row.device_id ?? row.group_id,
        name: row.target_name ?? '',
      },
      kind: row.kind as AlarmKind | null,
      weekly: days && { days, start: clockOf(start_minute ?? 0), minutes: minutes ?? 0 },
      zone,
      state: holdsNow(row, now) ? 'holding' : 'planned',
      from: iso(span.from || Date.parse(created_at)),
      to: span.to === undefined ? null : iso(span.to),
      alarms: row.alarms,
      created_by,
      created_at,
    };
  });
}

/** Keeps devices quiet for a time; 404 when one of them is not the account's. */
export async function muteDevices(
  context: Context,
  input: ParsedOf<typeof mute>,
): Promise<{ ids: string[]; alarms: number }> {
  const { caller, now, db } = context;
  const at = now();
  const to = input.span === 'until' ? Date.parse(input.until ?? '') : at + spans[input.span];
  if (!(to > at)) throw invalid({ until: because('labelPast', { label: 'end' }) });
  if (to > at + longestMute) throw invalid({ until: because('silenceMost') });
  return db.tx(async (sql) => {
    const rows = await sql.query<{ id: string; remark: string }>(
      `SELECT id, remark FROM device WHERE account_id = $1 AND (id = ANY($2::text[])
         OR id IN (SELECT device_id FROM alarm WHERE account_id = $1 AND id = ANY($3::text[])))`,
      [caller.accountId, input.devices ?? [], input.alarms ?? []],
    );
    const found = new Set(rows.map((row) => row.id));
    if (rows.length === 0 || input.devices?.some((id) => !found.has(id))) throw notFound();
    const done = { ids: [] as string[], alarms: 0 };
    const changes: Change[] = [];
    for (const { id: device, remark: name } of rows) {
      await makeRoom(sql, caller.accountId, at);
      const { id, alarms, facts } = await write(sql, context, {
        type: 'mute',
        name,
        device_id: device,
        kind: input.kind ?? null,
        starts_at: iso(at),
        ends_at: iso(to),
        zone: 'Asia/Shanghai',
      });
      done.ids.push(id);
      done.alarms += alarms;
      const { 告警类型, 时间 } = facts;
      changes.push(changeAt(name, changeOf(undefined, { 静默告警: 告警类型!, 静默时间: 时间! })));
    }
    noteChange(context, Object.assign({}, ...changes) as Change);
    return done;
  });
}

/** Plans maintenance or changes a plan. */
export async function saveWindow(
  context: Context,
  input: ParsedOf<typeof windowSave>,
): Promise<{ id: string; alarms: number }> {
  const { db, caller, now } = context;
  validate({ name: checks('name', required, maxLength(30))(input.name) });
  const when = whenOf(input, now());
  return db.tx(async (sql) => {
    const { accountId } = caller;
    const target = await targetOf(sql, accountId, input);
    let before: Facts | undefined;
    let made: Partial<Silence> = {};
    if (input.id) {
      const [gone] = await sql.query<Silence>(
        `DELETE FROM alarm_silence WHERE account_id = $1 AND id = $2 AND type = 'window' RETURNING *`,
        [accountId, input.id],
      );
      if (!gone) throw notFound();
      before = await silenceFacts(sql, gone);
      made = { id: gone.id, created_by: gone.created_by, created_at: gone.created_at };
    } else await makeRoom(sql, accountId, now());
    const { facts, ...saved } = await write(sql, context, {
      type: 'window',
      name: input.name,
      kind: null,
      zone: input.zone,
      ...target,
      ...when,
      ...made,
    });
    noteChange(context, changeOf(before, facts));
    return saved;
  });
}

/** Ends silences at once; gives how many there were and how many alarms are heard again. */
export async function endSilences(context: Context, ids: readonly string[]): Promise<{ ended: number; heard: number }> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    const gone = await sql.query<Silence>(
      `DELETE FROM alarm_silence WHERE account_id = $1 AND id = ANY($2::text[]) RETURNING *`,
      [caller.accountId, ids],
    );
    if (gone.length === 0) throw notFound();
    const ended: Change[] = [];
    for (const silence of gone) {
      const { 名称: _, ...facts } = await silenceFacts(sql, silence);
      ended.push(changeAt(silence.name, changeOf(facts, undefined)));
    }
    noteChange(context, Object.assign({}, ...ended) as Change);
    return { ended: gone.length, heard: (await settleSilences(sql, now(), [caller.accountId])).heard };
  });
}

type When = Partial<Pick<Silence, 'starts_at' | 'ends_at' | 'days' | 'start_minute' | 'minutes'>>;

function whenOf({ once, weekly, zone }: ParsedOf<typeof windowSave>, now: number): When {
  if (!isZone(zone)) throw invalid({ zone: because('badZone') });
  if (once) {
    const [from, to] = [Date.parse(once.from), Date.parse(once.to)];
    if (to <= from) throw invalid({ 'once.to': because('windowEndsFirst') });
    if (to <= now) throw invalid({ 'once.to': because('labelPast', { label: 'end' }) });
    if (to - from > longestWindow) throw invalid({ 'once.to': because('windowMost') });
    return { starts_at: once.from, ends_at: once.to };
  }
  if (!weekly) throw invalid({ weekly: because('windowNeeded') });
  if (timePoint(weekly.start)) throw invalid({ 'weekly.start': because('labelUnfit', { label: 'start' }) });
  if (weekly.days.length === 0) throw invalid({ 'weekly.days': because('weekdaysNeeded') });
  if (!(weekly.minutes >= 5 && weekly.minutes <= 1440))
    throw invalid({ 'weekly.minutes': because('minutesRange', { label: 'duration', min: 5, max: 1440 }) });
  const days = [...new Set(weekly.days)].sort((a, b) => a - b);
  return { days, start_minute: minutesOf(weekly.start), minutes: Math.round(weekly.minutes) };
}

async function targetOf(sql: Sql, accountId: string, { target, target_id }: ParsedOf<typeof windowSave>) {
  if (target === 'all') return {};
  const table = target === 'group' ? 'device_group' : 'device';
  const found = await sql.query(`SELECT id FROM ${table} WHERE account_id = $1 AND id = $2`, [accountId, target_id]);
  if (found.length === 0) throw invalid({ target_id: because(target === 'group' ? 'chooseGroup' : 'chooseDevice') });
  return target === 'group' ? { group_id: target_id } : { device_id: target_id };
}

async function makeRoom(sql: Sql, accountId: string, now: number): Promise<void> {
  await lockAccount(sql, accountId);
  const [row] = await sql.query<{ count: number }>(
    'SELECT count(*) AS count FROM alarm_silence WHERE account_id = $1 AND (ends_at IS NULL OR ends_at > $2)',
    [accountId, iso(now)],
  );
  if (row!.count >= mostSilences) throw invalid({ name: because('silencesMost', { most: mostSilences }) });
}

async function write(
  sql: Sql,
  context: Context,
  silence: Pick<Silence, 'type' | 'name' | 'kind' | 'zone'> & Partial<Silence>,
): Promise<{ id: string; alarms: number; facts: Facts }> {
  const { caller, now } = context;
  const id = silence.id ?? newId('sil');
  await sql.query(
    `INSERT INTO alarm_silence (id, account_id, type, name, device_id, group_id, kind, starts_at, ends_at, days,
       start_minute, minutes, zone, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      id,
      caller.accountId,
      silence.type,
      silence.name,
      silence.device_id,
      silence.group_id,
      silence.kind,
      silence.starts_at,
      silence.ends_at,
      silence.days,
      silence.start_minute,
      silence.minutes,
      silence.zone,
      silence.created_by ?? (await actorOf(sql, context)),
      silence.created_at ?? iso(now()),
    ],
  );
  await settleSilences(sql, now(), [caller.accountId]);
  const [row] = await sql.query<{ alarms: number }>(
    `SELECT count(*) AS alarms FROM alarm WHERE account_id = $1 AND quiet_by = $2 AND state <> 'cleared'`,
    [caller.accountId, id],
  );
  const facts = await silenceFacts(sql, { ...unset, ...silence, account_id: caller.accountId });
  return { id, alarms: row!.alarms, facts };
}

const unset = {
  device_id: null,
  group_id: null,
  starts_at: null,
  ends_at: null,
  days: null,
  start_minute: null,
  minutes: null,
};
