import type { AlarmKind } from '../../../src/domain/alarm';
import type { DeviceKind } from '../../../src/domain/device';
import { newId } from '../auth/secrets';
import type { Sql } from '../db';
import { gradeOf, levelOf, type Condition } from './alarm-words';
import { columnArrays, rowsAs, type Columns } from './bulk';
import { iso } from './china-time';
import { publish } from './outbox';

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
interface Told {
  id: string;
  account_id: string;
  device_id: string;
  gateway_id: string;
  rank: number;
  kind: AlarmKind;
  content: string;
  remark: string;
}
const told = 'id, account_id, device_id, gateway_id, rank, kind, content, remark';

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
  remark: 'text',
  raised_at: 'timestamptz',
  simulated: 'boolean',
};

/** Raises alarms, each once: what is open already stays as it is. Tells the stream and marks the devices. */
export async function raiseAlarms(
  sql: Sql,
  now: number,
  wanted: readonly { device: AlarmDevice; condition: Condition; since?: number }[],
): Promise<void> {
  if (wanted.length === 0) return;
  const rows = wanted.map(({ device, condition, since }) => ({
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
  const names = Object.keys(columns).join(', ');
  const raised = await sql.query<Told>(
    `INSERT INTO alarm (${names}) SELECT ${names} FROM ${rowsAs(columns)}
     ON CONFLICT (device_id, kind, subject) WHERE state <> 'cleared' DO NOTHING RETURNING ${told}`,
    columnArrays(columns, rows),
  );
  await afterwards(sql, now, 'alarm.raised', raised);
}

/** Clears open alarms. Tells the stream and marks the devices. */
export async function clearAlarms(sql: Sql, now: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const cleared = await sql.query<Told>(
    `UPDATE alarm SET state = 'cleared', cleared_at = $1 WHERE id = ANY($2::text[]) AND state <> 'cleared' RETURNING ${told}`,
    [iso(now), ids],
  );
  await afterwards(sql, now, 'alarm.cleared', cleared);
}

async function afterwards(
  sql: Sql,
  now: number,
  kind: 'alarm.raised' | 'alarm.cleared',
  alarms: readonly Told[],
): Promise<void> {
  if (alarms.length === 0) return;
  await markDevices(sql, [...new Set(alarms.map((alarm) => alarm.device_id))]);
  await publish(
    sql,
    now,
    alarms.map((alarm) => ({
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
       FROM alarm WHERE device_id = ANY($1::text[]) AND state <> 'cleared' GROUP BY device_id
     ) o ON o.device_id = w.id
     WHERE d.id = w.id
       AND (d.alarm_rank, d.alarm_count, coalesce(d.alarm_text, ''))
         IS DISTINCT FROM (coalesce(o.rank, 0), coalesce(o.count, 0), coalesce(o.label, ''))`,
    [ids],
  );
}
