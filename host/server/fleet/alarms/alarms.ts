import type { AlarmKind } from '../../../../src/domain/alarm-kinds';
import type { DeviceKind } from '../../../../src/domain/device';
import { newId } from '../../kit/secrets';
import type { Sql } from '../../kit/store/db';
import { gradeOf, levelOf, noNotice, type Condition } from './alarm-words';
import { columnArrays, rowsAs, type Columns, valuesOf } from '../../kit/sql/bulk';
import { iso } from '../../../../src/domain/time';
import { findFlapping } from './flapping';
import { noteForNotices } from './notice-queue';
import { publish } from '../../kit/stream/publish';
import { readRules } from './alarm-rules';
import { readSilences } from './silences';

/** Whose alarm it is. */
export interface AlarmDevice {
  id: string;
  accountId: string;
  kind: DeviceKind;
  gatewayId: string;
  /** Name of its gateway: where the alarm comes from. */
  remark: string;
  simulated: boolean;
}

/** An alarm as the statements here give it back. */
interface AlarmChange {
  id: string;
  account_id: string;
  device_id: string;
  gateway_id: string;
  rank: number;
  kind: AlarmKind;
  content: string;
  remark: string;
  quiet: 'mute' | 'window' | 'flap' | null;
}
const changeColumns = 'id, account_id, device_id, gateway_id, rank, kind, content, remark, quiet';

const columns: Columns = {
  id: 'text',
  account_id: 'text',
  device_id: 'text',
  device_kind: 'text',
  gateway_id: 'text',
  rank: 'smallint',
  kind: 'text',
  category: 'text',
  subject: 'text',
  content: 'text',
  label: 'text',
  facts: 'jsonb',
  remark: 'text',
  raised_at: 'timestamptz',
  simulated: 'boolean',
  quiet: 'text',
  quiet_by: 'text',
};

/**
 * Raises alarms, each once: what is open already stays as it is, and kinds that the account switched off are left out.
 * Tells the stream and marks the devices, but for those that are to stay quiet.
 */
export async function raiseAlarms(
  sql: Sql,
  now: number,
  wanted: readonly { device: AlarmDevice; condition: Condition; since?: number }[],
): Promise<void> {
  const accounts = [...new Set(wanted.map(({ device }) => device.accountId))];
  if (accounts.length === 0) return;
  const ruleOf = await readRules(sql, accounts);
  const rows = wanted
    .filter(({ device, condition }) => ruleOf(device.accountId)[condition.kind].enabled)
    .map(({ device, condition, since }) => ({
      id: newId('alm'),
      account_id: device.accountId,
      device_id: device.id,
      device_kind: device.kind,
      gateway_id: device.gatewayId,
      ...gradeOf(condition.kind),
      ...condition,
      remark: device.remark,
      raised_at: iso(since ?? now),
      simulated: device.simulated,
    }));
  if (rows.length === 0) return;
  const silenceOf = await readSilences(sql, now, accounts);
  const flaps = await findFlapping(sql, now, rows);
  const heard = rows.map((row) => {
    const { account_id, device_id, gateway_id, kind } = row;
    const silence = silenceOf({ accountId: account_id, deviceId: device_id, gatewayId: gateway_id, kind });
    return { ...row, quiet: silence?.type ?? (flaps(row) ? 'flap' : null), quiet_by: silence?.id ?? null };
  });
  const names = Object.keys(columns).join(', ');
  const raised = await sql.query<AlarmChange>(
    `INSERT INTO alarm (${names}) SELECT ${valuesOf(columns)} FROM ${rowsAs(columns)}
     ON CONFLICT (device_id, kind, subject) WHERE state <> 'cleared' DO NOTHING RETURNING ${changeColumns}`,
    columnArrays(columns, heard),
  );
  await afterwards(sql, now, 'alarm.raised', raised);
}

/** Clears open alarms. Tells the stream and marks the devices. */
export async function clearAlarms(sql: Sql, now: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const cleared = await sql.query<AlarmChange>(
    `UPDATE alarm SET state = 'cleared', cleared_at = $1 WHERE id = ANY($2::text[]) AND state <> 'cleared' RETURNING ${changeColumns}`,
    [iso(now), ids],
  );
  await afterwards(sql, now, 'alarm.cleared', cleared);
}

async function afterwards(
  sql: Sql,
  now: number,
  kind: 'alarm.raised' | 'alarm.cleared',
  alarms: readonly AlarmChange[],
): Promise<void> {
  if (alarms.length === 0) return;
  await markDevices(sql, [...new Set(alarms.map((alarm) => alarm.device_id))]);
  await tell(sql, now, kind, alarms);
}

/** Tells stream and subscribers of alarms; quiet ones only change the lists. */
async function tell(
  sql: Sql,
  now: number,
  kind: 'alarm.raised' | 'alarm.cleared',
  alarms: readonly AlarmChange[],
): Promise<void> {
  const loud = alarms.filter(({ quiet }) => quiet === null);
  const quiet = alarms.filter((alarm) => alarm.quiet !== null);
  await noteForNotices(sql, now, kind === 'alarm.raised' ? 'raised' : 'cleared', loud);
  await publish(sql, now, [
    ...quiet.map(({ id, account_id }) => ({
      accountId: account_id,
      kind: 'alarm.changed' as const,
      payload: { ids: [id] },
    })),
    ...loud.map((alarm) => ({
      accountId: alarm.account_id,
      kind,
      payload: {
        id: alarm.id,
        level: levelOf(alarm.rank),
        kind: alarm.kind,
        content: alarm.content,
        remark: alarm.remark,
        device_id: alarm.device_id,
        gwid: alarm.gateway_id,
        at: iso(now),
      },
    })),
  ]);
}

/** Alarms that change from loud to quiet or back, by what. Those that may be heard again are told as if raised now. */
export async function setSilence(
  sql: Sql,
  now: number,
  changes: readonly { id: string; quiet: AlarmChange['quiet']; quiet_by: string | null }[],
): Promise<void> {
  if (changes.length === 0) return;
  const types: Columns = { id: 'text', quiet: 'text', quiet_by: 'text' };
  const changed = await sql.query<AlarmChange & { state: string }>(
    `UPDATE alarm SET quiet = r.quiet, quiet_by = r.quiet_by FROM ${rowsAs(types)}
     WHERE alarm.id = r.id AND alarm.state <> 'cleared'
     RETURNING ${changeColumns
       .split(', ')
       .map((name) => `alarm.${name}`)
       .join(', ')}, alarm.state`,
    columnArrays(types, changes),
  );
  await sql.query(
    `INSERT INTO alarm_event (alarm_id, at, kind, actor, text)
     SELECT id, $3, CASE WHEN quiet IS NULL THEN 'told' ELSE 'quieted' END, '', coalesce(quiet, '')
     FROM unnest($1::text[], $2::text[]) AS r(id, quiet)`,
    [changed.map(({ id }) => id), changed.map(({ quiet }) => quiet), iso(now)],
  );
  await markDevices(sql, [...new Set(changed.map((alarm) => alarm.device_id))]);
  const known = changed.filter(({ quiet, state }) => quiet !== null || state !== 'active');
  await publish(
    sql,
    now,
    known.map(({ id, account_id }) => ({ accountId: account_id, kind: 'alarm.changed', payload: { ids: [id] } })),
  );
  await tell(
    sql,
    now,
    'alarm.raised',
    changed.filter((alarm) => !known.includes(alarm)),
  );
}

/** Writes each device's worst open alarm and how many there are onto the device, for lists. */
export async function markDevices(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.query(
    `UPDATE device d SET alarm_rank = coalesce(o.rank, 0), alarm_count = coalesce(o.count, 0), alarm_text = o.label
     FROM unnest($1::text[]) AS w(id)
     LEFT JOIN (
       SELECT device_id, max(rank) AS rank, count(*) AS count,
         (array_agg(label ORDER BY rank DESC, raised_at DESC))[1] AS label
       FROM alarm a WHERE device_id = ANY($1::text[]) AND state <> 'cleared' AND quiet IS NULL AND ${noNotice}
       GROUP BY device_id
     ) o ON o.device_id = w.id
     WHERE d.id = w.id
       AND (d.alarm_rank, d.alarm_count, coalesce(d.alarm_text, ''))
         IS DISTINCT FROM (coalesce(o.rank, 0), coalesce(o.count, 0), coalesce(o.label, ''))`,
    [ids],
  );
}
