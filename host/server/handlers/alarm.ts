import type * as contract from '../../../src/api/contract/alarm';
import type { AlarmRow } from '../../../src/api/contract/alarm';
import type { DataOf } from '../../../src/api/endpoint';
import { maxLength } from '../../../src/rules';
import type { Context } from '../kit/context/context';
import type { Handlers } from '../kit/context/handler';
import { acknowledgeAlarms, assignAlarms, noteAlarm } from '../fleet/alarms/alarm-handling';
import { alarmCountsOf, alarmPage, readAlarm } from '../fleet/alarms/alarm-read';
import { hour, iso } from '../../../src/domain/time';
import { noteChange } from '../account/logs/record-action';
import { notFound } from '../kit/refusal';
import { checks, validate } from '../kit/validate';

/** Alarms: lists, counts, and what people do about them. */
export const alarm: Handlers<typeof contract> = {
  async alarms({ db, caller }, input) {
    return { data: await alarmPage(db, caller.accountId, input) };
  },
  async alarmCounts({ db, caller }) {
    return { data: await alarmCountsOf(db, caller.accountId) };
  },
  async alarmDetail(context, { id }) {
    const found = await readAlarm(context.db, context.caller.accountId, id);
    if (!found) throw notFound();
    return { data: { ...found, events: await eventsOf(context, found), around: await around(context, found) } };
  },
  async alarmAcknowledge(context, { ids }) {
    const done = await acknowledgeAlarms(context, ids);
    if (done.length > 0) noteChange(context, { 状态: ['未确认', '已确认'] });
    return { data: { changed: done.length, ids: done } };
  },
  async alarmAssign(context, { ids, assignee }) {
    validate({ assignee: checks('assignee', maxLength(20))(assignee) });
    const before = await context.db.query<{ name: string }>(
      `SELECT DISTINCT coalesce(assignee, '无') AS name FROM alarm WHERE account_id = $1 AND id = ANY($2::text[])
       ORDER BY 1 LIMIT 20`,
      [context.caller.accountId, ids],
    );
    const changed = await assignAlarms(context, ids, assignee);
    if (changed > 0) noteChange(context, { 处理人: [before.map(({ name }) => name).join('、'), assignee || '无'] });
    return { data: { changed } };
  },
  async alarmNote(context, { id, note }) {
    validate({ note: checks('note', maxLength(500))(note) });
    const before = await readAlarm(context.db, context.caller.accountId, id);
    await noteAlarm(context, id, note);
    noteChange(context, { 备注: [before?.note ?? '', note] });
    return { data: null };
  },
};

type Event = DataOf<typeof contract.alarmDetail>['events'][number];

/** Everything that happened to an alarm, oldest first. */
async function eventsOf({ db }: Context, alarm: AlarmRow): Promise<Event[]> {
  const done = await db.query<Event>('SELECT at, kind, actor, text FROM alarm_event WHERE alarm_id = $1 ORDER BY id', [
    alarm.id,
  ]);
  const events: Event[] = [{ at: alarm.raised_at, kind: 'raised', actor: '', text: alarm.content }, ...done];
  // Alarms of the past were acknowledged before such steps were written down.
  if (alarm.acknowledged_at && !done.some((event) => event.kind === 'acknowledged')) {
    events.push({ at: alarm.acknowledged_at, kind: 'acknowledged', actor: alarm.assignee ?? '', text: '' });
  }
  if (alarm.cleared_at) events.push({ at: alarm.cleared_at, kind: 'cleared', actor: '', text: '' });
  return events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The gateway's hours from half a day before the alarm to half a day after. */
async function around(
  { db, caller }: Context,
  alarm: AlarmRow,
): Promise<DataOf<typeof contract.alarmDetail>['around']> {
  const at = Date.parse(alarm.raised_at);
  return db.query(
    `SELECT hour AS at, bytes_down * 8 / 3600 AS down, bytes_up * 8 / 3600 AS up, cpu, clients FROM device_hour
     WHERE device_id = $1 AND account_id = $2 AND hour BETWEEN $3 AND $4 ORDER BY hour`,
    [alarm.gwid, caller.accountId, iso(at - 12 * hour), iso(at + 12 * hour)],
  );
}
