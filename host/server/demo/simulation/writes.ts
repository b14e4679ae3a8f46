import { beijingDay, iso } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import {
  deviceColumns,
  deviceRows,
  groupColumns,
  groupRows,
  identityColumns,
  identityRows,
  interfaceColumns,
  interfaceRows,
} from './device-rows';
import { portColumns, portRows } from './switch-rows';
import { clientColumns, clientId, clientRates, clientRow } from './client-rows';
import type { Fleet } from './fleet';
import type { PastAlarm } from './past-alarms';
import type { Person, Session } from './people';
import { hangsOn, type Present } from './present';
import { stayAt } from './stays';

/** Writes everything about a fleet that does not change by itself. */
export async function writeFleet(sql: Sql, fleet: Fleet, now: number): Promise<void> {
  const bound = fleet.gateways.slice(0, fleet.plan.gateways);
  await insertRows(sql, 'device_group', groupColumns, groupRows(fleet));
  await insertRows(sql, 'device_identity', identityColumns, identityRows(fleet, now));
  await insertRows(
    sql,
    'device',
    deviceColumns,
    bound.flatMap((gateway) => deviceRows(fleet, gateway, now)),
  );
  await insertRows(
    sql,
    'device_interface',
    interfaceColumns,
    bound.flatMap((gateway) => interfaceRows(fleet, gateway, now)),
  );
  const switches = bound.flatMap((gateway) =>
    gateway.children.filter((child) => child.kind === 'switch').flatMap((child) => portRows(fleet, gateway, child)),
  );
  await insertRows(sql, 'switch_port', portColumns, switches);
}

/** Writes terminals as they are at a moment: those given, online or gone. Knows those that are there already. */
export async function writeClients(
  sql: Sql,
  fleet: Fleet,
  present: Present,
  people: readonly { person: Person; session: Session }[],
): Promise<void> {
  const { seed, accountId } = fleet.plan;
  const silent = new Map(
    [
      ...present.gateways.map((state) => ({ ...state, id: state.gateway.id })),
      ...present.children.map((state) => ({ ...state, id: state.child.id })),
    ].flatMap((state) => (state.silent ? [[state.id, state.since] as const] : [])),
  );
  // Somebody with two sessions is one terminal: the later one counts.
  const rows = new Map<string, object>();
  for (const { person, session } of people) {
    const among = present.behind.get(person.gateway.id)?.length ?? 1;
    const state = present.byId.get(person.gateway.id);
    if (!state) continue;
    const rates = clientRates(seed, person, present.at, state.down + state.up, among);
    const stay = stayAt(seed, person, session, Math.min(present.at, session.end - 1));
    const lost = hangsOn(seed, person, stay).flatMap((id) => silent.get(id) ?? []);
    const row = clientRow(seed, accountId, person, session, Math.min(present.at, ...lost), rates);
    rows.set(row.id, lost.length > 0 ? { ...row, online: false, down: 0, up: 0 } : row);
  }
  const kept = [
    'id',
    'account_id',
    'gateway_id',
    'mac',
    'first_seen',
    'first_day',
    'simulated',
    'hostname',
    'vendor',
    'os',
  ];
  const changing = Object.keys(clientColumns).filter((name) => !kept.includes(name));
  await insertRows(
    sql,
    'client',
    clientColumns,
    [...rows.values()],
    `ON CONFLICT (id) DO UPDATE SET ${changing.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  );
}

/** Terminals whose session is over, or that lost what they were online through. */
export async function endSessions(
  sql: Sql,
  gone: readonly { person: Person; session: Session }[],
  now: number,
): Promise<void> {
  if (gone.length === 0) return;
  await sql.query(
    `UPDATE client c SET online = false, down = 0, up = 0, last_seen = r.at, day = r.day
     FROM unnest($1::text[], $2::timestamptz[], $3::date[]) AS r(id, at, day) WHERE c.id = r.id AND c.online`,
    [
      gone.map(({ person }) => clientId(person)),
      gone.map(({ session }) => iso(Math.min(session.end, now))),
      gone.map(({ session }) => beijingDay(Math.min(session.end, now))),
    ],
  );
}

/** Writes alarms of the past; what is there or open already stays. */
export const writeAlarms = (sql: Sql, alarms: readonly PastAlarm[]): Promise<void> =>
  insertRows(
    sql,
    'alarm',
    {
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
      state: 'text',
      raised_at: 'timestamptz',
      acknowledged_at: 'timestamptz',
      acknowledged_by: 'text',
      cleared_at: 'timestamptz',
      assignee: 'text',
      note: 'text',
      simulated: 'boolean',
    },
    alarms,
    'ON CONFLICT DO NOTHING',
  );
