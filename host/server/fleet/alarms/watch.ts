import type { Sql } from '../../kit/store/db';
import { clearAlarms, raiseAlarms } from './alarms';
import type { Condition } from './alarm-words';
import { readRules } from './alarm-rules';
import { iso, minute } from '../../../../src/domain/time';
import { aboutOf, conditionsOf, reportedKinds, type Reading, type Rules } from './rules';
import type { AlarmKind } from '../../../../src/domain/alarm-kinds';

const key = (device: string, kind: string, subject: string) => `${device}\n${aboutOf(kind, subject)}`;

/** Looks at devices as their latest reports show them: raises what has lasted long enough, clears what is over. */
export const watch = (sql: Sql, now: number, readings: readonly Reading[]): Promise<void> =>
  watchKinds(sql, now, reportedKinds, readings, conditionsOf);

/** What every reading says, whatever it was read from. */
export type Watched = Pick<Reading, 'id' | 'accountId' | 'kind' | 'gatewayId' | 'gatewayRemark' | 'simulated'>;

/** The same for other kinds of alarms: `wrongWith` gives everything of those kinds that is wrong with a device. */
export async function watchKinds<R extends Watched>(
  sql: Sql,
  now: number,
  kinds: readonly AlarmKind[],
  readings: readonly R[],
  wrongWith: (reading: R, rules: Rules, isOpen: (about: string) => boolean) => Condition[],
): Promise<void> {
  if (readings.length === 0) return;
  const ids = readings.map((reading) => reading.id);
  const ruleOf = await readRules(sql, [...new Set(readings.map(({ accountId }) => accountId))]);
  const open = await sql.query<{ id: string; device_id: string; kind: string; subject: string }>(
    `SELECT id, device_id, kind, subject FROM alarm
     WHERE device_id = ANY($1::text[]) AND state <> 'cleared' AND kind = ANY($2::text[])`,
    [ids, kinds],
  );
  const openKeys = new Set(open.map((alarm) => key(alarm.device_id, alarm.kind, alarm.subject)));
  const holding = new Map<string, { reading: R; condition: Condition }>();
  for (const reading of readings) {
    const isOpen = (about: string) => openKeys.has(`${reading.id}\n${about}`);
    for (const one of wrongWith(reading, ruleOf(reading.accountId), isOpen)) {
      holding.set(key(reading.id, one.kind, one.subject), { reading, condition: one });
    }
  }
  const since = await remember(sql, now, ids, kinds, holding);
  const hold = ({ reading, condition }: { reading: R; condition: Condition }) =>
    (ruleOf(reading.accountId)[condition.kind].hold ?? 0) * minute;
  const ripe = [...holding].filter(([name, one]) => !openKeys.has(name) && now - (since.get(name) ?? now) >= hold(one));
  await raiseAlarms(
    sql,
    now,
    ripe.map(([, { reading, condition }]) => ({ device: { ...reading, remark: reading.gatewayRemark }, condition })),
  );
  const over = open.filter((alarm) => !holding.has(key(alarm.device_id, alarm.kind, alarm.subject)));
  await clearAlarms(
    sql,
    now,
    over.map((alarm) => alarm.id),
  );
}

/** Keeps since when each condition has held without a break. */
async function remember(
  sql: Sql,
  now: number,
  ids: readonly string[],
  kinds: readonly AlarmKind[],
  holding: ReadonlyMap<string, { reading: Watched; condition: Condition }>,
): Promise<Map<string, number>> {
  const before = await sql.query<{ device_id: string; kind: string; subject: string; since: string }>(
    `SELECT device_id, kind, subject, since FROM device_condition
     WHERE device_id = ANY($1::text[]) AND kind = ANY($2::text[])`,
    [ids, kinds],
  );
  const since = new Map(before.map((row) => [key(row.device_id, row.kind, row.subject), Date.parse(row.since)]));
  const gone = before.filter((row) => !holding.has(key(row.device_id, row.kind, row.subject)));
  if (gone.length > 0) {
    await sql.query(
      `DELETE FROM device_condition c USING unnest($1::text[], $2::text[], $3::text[]) AS r(device_id, kind, subject)
       WHERE c.device_id = r.device_id AND c.kind = r.kind AND c.subject = r.subject`,
      [gone.map((row) => row.device_id), gone.map((row) => row.kind), gone.map((row) => row.subject)],
    );
  }
  const fresh = [...holding].filter(([name]) => !since.has(name));
  if (fresh.length > 0) {
    await sql.query(
      `INSERT INTO device_condition (device_id, kind, subject, since)
       SELECT device_id, kind, subject, $4::timestamptz FROM unnest($1::text[], $2::text[], $3::text[]) AS r(device_id, kind, subject)
       ON CONFLICT DO NOTHING`,
      [
        fresh.map(([, { reading }]) => reading.id),
        fresh.map(([, { condition }]) => condition.kind),
        fresh.map(([, { condition }]) => condition.subject),
        iso(now),
      ],
    );
    for (const [name] of fresh) since.set(name, now);
  }
  return since;
}
