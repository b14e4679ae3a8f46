import type { DataOf } from '../../../../src/api/endpoint';
import type { complex } from '../../../../src/api/contract/stats';
import type { AlarmLevel } from '../../../../src/domain/alarm';
import { beijingDay, day } from '../../../../src/domain/time';
import type { AlarmSaying } from '../../../../src/text/alarm-sentence';
import type { Sql } from '../../kit/store/db';
import { alarmCountsOf } from '../alarms/alarm-read';
import { levelOf, noNotice } from '../alarms/alarm-words';
import { incomeOf } from './series';

/** Alarms in the scrolling list. */
const messages = 20;

/** The overview's summary (specification, section 3). */
export async function readComplex(sql: Sql, accountId: string, now: number): Promise<DataOf<typeof complex>> {
  const devices = await sql.query<{ kind: string; total: number; online: number }>(
    'SELECT kind, total, online FROM device_count WHERE account_id = $1',
    [accountId],
  );
  const of = (kind: string) => devices.find((row) => row.kind === kind) ?? { total: 0, online: 0 };
  const date = beijingDay(now);
  const [users] = await sql.query<{ online: number; auth: number; seen: number; auth_seen: number }>(
    `SELECT o.online, o.auth, o.online + g.seen AS seen, o.auth + g.auth AS auth_seen
     FROM (SELECT count(*) AS online, count(auth) AS auth FROM client WHERE account_id = $1 AND online) o,
       (SELECT count(*) AS seen, count(auth) AS auth FROM client WHERE account_id = $1 AND NOT online AND day = $2) g`,
    [accountId, date],
  );
  const { active } = await alarmCountsOf(sql, accountId);
  return {
    router_number: of('gateway').total,
    router_online_number: of('gateway').online,
    ap_number: of('ap').total,
    ap_online_number: of('ap').online,
    switch_number: of('switch').total,
    switch_online_number: of('switch').online,
    current_auth: users!.auth,
    current_online: users!.online,
    today_auth_amount: users!.auth_seen,
    today_online_amount: users!.seen,
    alarm_level_amount: { FATAL: active.FATAL, MIDDLE: active.MIDDLE, GENERAL: active.GENERAL },
    alarm_messages: await latestAlarms(sql, accountId),
    cumulative_flow: await cumulativeFlow(sql, accountId),
    simulated: await isSimulated(sql, accountId, beijingDay(now - day)),
    income: (await incomeOf(sql, accountId, beijingDay(now - day), beijingDay(now - day))) / 100,
  };
}

/** Whether the simulator has counted for an account since a day. */
async function isSimulated(sql: Sql, accountId: string, since: string): Promise<boolean> {
  const rows = await sql.query('SELECT 1 FROM account_day WHERE account_id = $1 AND day >= $2 AND simulated LIMIT 1', [
    accountId,
    since,
  ]);
  return rows.length > 0;
}

async function latestAlarms(sql: Sql, accountId: string) {
  const rows = await sql.query<AlarmSaying & { rank: number; remark: string; at: string }>(
    `SELECT rank, remark, kind, content, facts, raised_at AS at FROM alarm a
     WHERE account_id = $1 AND state = 'active' AND quiet IS NULL AND ${noNotice}
     ORDER BY rank DESC, raised_at DESC LIMIT $2`,
    [accountId, messages],
  );
  return rows.map(({ rank, ...row }) => ({ level: levelOf(rank) as AlarmLevel, ...row }));
}

async function cumulativeFlow(sql: Sql, accountId: string) {
  const items = await sql.query<{ name: string; value: number }>(
    `SELECT name, sum(value) AS value FROM account_stat_day WHERE account_id = $1 AND metric = 'category'
     GROUP BY name ORDER BY value DESC, name`,
    [accountId],
  );
  return { total: items.reduce((sum, item) => sum + item.value, 0), items };
}
