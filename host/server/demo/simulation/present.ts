import type { Sql } from '../../kit/store/db';
import { columnArrays, insertRows, rowsAs, type Columns } from '../../kit/sql/bulk';
import { iso, minute } from '../../../../src/domain/time';
import { clientId } from './client-rows';
import { between } from './hash';
import { hash, unit } from '../../kit/hash';
import type { Fleet } from './fleet';
import type { Restarts } from './restarts';
import type { Crowd, Person, Session } from './people';
import { stayAt, type Stay } from './stays';
import { socketOf } from './switch-rows';
import { childrenAt, gatewayAt, type ChildState, type GatewayState } from './state';

/** Who is online where. */
type Online = Guest[];

/** Somebody who is online, and at which access point. */
export interface Guest {
  person: Person;
  session: Session;
  stay: Stay;
}

/** A whole fleet at a moment. */
export interface Present {
  at: number;
  gateways: GatewayState[];
  /** The same by id. */
  byId: Map<string, GatewayState>;
  children: ChildState[];
  online: Online;
  /** Terminals online behind each gateway and AP, by its id. */
  behind: Map<string, Online>;
}

/** Whether a terminal is kept away at a moment, by the id of its row. */
export type Absent = (client: string, at: number) => boolean;

/** How the fleet is at a moment, of what is there and not kept away. */
export function presentAt(
  fleet: Fleet,
  crowd: Crowd,
  at: number,
  isThere: (id: string) => boolean,
  isAbsent: Absent = () => false,
  restarts: Restarts = new Map(),
): Present {
  const { seed } = fleet.plan;
  const gateways = fleet.gateways
    .filter(({ id }) => isThere(id))
    .map((gateway) => gatewayAt(seed, gateway, at, restarts.get(gateway.id)));
  const children = gateways.flatMap((state) =>
    childrenAt(seed, state, at, restarts).filter(({ child }) => isThere(child.id)),
  );
  const speaking = new Set(gateways.flatMap((state) => (state.silent ? [] : [state.gateway.id])));
  const lost = new Set(children.flatMap((state) => (state.silent ? [state.child.id] : [])));
  const online = [...crowd.onlineAt(at).values()]
    .filter(({ person }) => speaking.has(person.gateway.id) && !isAbsent(clientId(person), at))
    .map(({ person, session }) => ({ person, session, stay: stayAt(seed, person, session, at) }))
    .filter(({ person, stay }) => !hangsOn(seed, person, stay).some((id) => lost.has(id)));
  const behind = new Map<string, Online>();
  for (const one of online) {
    for (const id of [one.person.gateway.id, one.stay.ap?.id]) {
      if (!id) continue;
      const there = behind.get(id);
      if (there) there.push(one);
      else behind.set(id, [one]);
    }
  }
  const byId = new Map(gateways.map((state) => [state.gateway.id, state]));
  return { at, gateways, byId, children, online, behind };
}

/** The devices that a terminal is online through: none of them may be silent. */
export function hangsOn(seed: number, person: Person, stay: Stay): string[] {
  const next = stay.ap?.id ?? (person.band === null ? socketOf(seed, person)?.switch_id : undefined);
  return next === undefined ? [person.gateway.id] : [person.gateway.id, next];
}

const liveColumns: Columns = {
  device_id: 'text',
  account_id: 'text',
  kind: 'text',
  last_seen: 'timestamptz',
  started_at: 'timestamptz',
  clients: 'integer',
  clients_2g: 'integer',
  clients_5g: 'integer',
  down: 'double precision',
  up: 'double precision',
  cpu: 'real',
  memory: 'real',
  disk_used: 'real',
  sessions: 'integer',
  session_limit: 'integer',
  busy_2g: 'real',
  busy_5g: 'real',
  noise_2g: 'real',
  noise_5g: 'real',
  blocked_today: 'integer',
};
const replaceLive = Object.keys(liveColumns)
  .slice(3)
  .map((name) => `${name} = excluded.${name}`)
  .join(', ');

/** Writes the reports of everything that speaks; whoever is silent keeps its last words. */
export async function writeLive(sql: Sql, fleet: Fleet, present: Present): Promise<void> {
  const rows = [
    ...present.gateways.filter((state) => !state.silent).map((state) => gatewayLive(fleet, present, state)),
    ...present.children.filter((state) => !state.silent).map((state) => childLive(fleet, present, state)),
  ];
  await insertRows(sql, 'device_live', liveColumns, rows, `ON CONFLICT (device_id) DO UPDATE SET ${replaceLive}`);
}

/** Nobody is online at what is silent behind a gateway that speaks: the gateway knows before the device is missed. */
export const emptySilent = (sql: Sql, present: Present) =>
  sql.query(
    `UPDATE device_live SET clients = 0, clients_2g = 0, clients_5g = 0
     WHERE device_id = ANY($1::text[]) AND clients > 0`,
    [
      present.children
        .filter(({ gateway, silent }) => silent && !present.byId.get(gateway.id)!.silent)
        .map(({ child }) => child.id),
    ],
  );

/** Writes what silent devices said last, for those that nothing is known of yet. */
export async function writeSilent(sql: Sql, fleet: Fleet, present: Present): Promise<void> {
  const rows = [
    ...present.gateways.map((state) => ({ ...state, id: state.gateway.id, kind: 'gateway' })),
    ...present.children.map((state) => ({ ...state, id: state.child.id, kind: state.child.kind })),
  ].filter((state) => state.silent);
  await sql.query(
    `INSERT INTO device_live (device_id, account_id, kind, last_seen)
     SELECT id, $1, kind, since FROM unnest($2::text[], $3::text[], $4::timestamptz[]) AS r(id, kind, since)
     ON CONFLICT (device_id) DO UPDATE SET down = 0, up = 0, clients = 0, clients_2g = 0, clients_5g = 0,
       cpu = NULL, memory = NULL`,
    [fleet.plan.accountId, rows.map((row) => row.id), rows.map((row) => row.kind), rows.map((row) => iso(row.since))],
  );
}

const bands = (online: Online) => ({
  clients: online.length,
  clients_2g: online.filter(({ stay }) => stay.band === '2.4G').length,
  clients_5g: online.filter(({ stay }) => stay.band === '5G').length,
});

function gatewayLive(fleet: Fleet, { at, behind }: Present, state: GatewayState): object {
  return {
    device_id: state.gateway.id,
    account_id: fleet.plan.accountId,
    kind: 'gateway',
    last_seen: iso(at),
    started_at: iso(state.startedAt),
    ...bands(behind.get(state.gateway.id) ?? []),
    down: state.down,
    up: state.up,
    cpu: state.cpu,
    memory: state.memory,
    disk_used: state.diskUsed,
    sessions: state.sessions,
    session_limit: state.gateway.model === 'NP-R980' ? 200_000 : 60_000,
  };
}

function childLive(fleet: Fleet, present: Present, state: ChildState): object {
  const { child, gateway } = state;
  const parent = present.byId.get(gateway.id);
  const part = child.kind === 'switch' ? 0.5 : 1;
  const { down = 0, up = 0 } = parent ?? {};
  return {
    device_id: child.id,
    account_id: fleet.plan.accountId,
    kind: child.kind,
    last_seen: iso(present.at),
    started_at: iso(state.startedAt),
    ...(child.kind === 'ap'
      ? apLive(fleet, present, state)
      : { clients: 0, clients_2g: 0, clients_5g: 0, down: down * part, up: up * part }),
    cpu: state.cpu,
    memory: state.memory,
    sessions: child.kind === 'firewall' ? parent?.sessions : null,
    blocked_today:
      child.kind === 'firewall' ? Math.floor(((present.at / 1000) % 86_400) / 40) + (hash(child.index) % 50) : null,
  };
}

/** What an access point carries, and how its air is: its terminals' part of what its gateway carries. */
export function apLive(fleet: Fleet, { at, behind, byId }: Present, state: ChildState) {
  const { child, gateway } = state;
  const own = behind.get(child.id) ?? [];
  const part = own.length / Math.max(1, behind.get(gateway.id)?.length ?? 1);
  const { down = 0, up = 0 } = byId.get(gateway.id) ?? {};
  return {
    ...{ device_id: child.id, ...bands(own), down: down * part, up: up * part },
    ...radioAir(fleet.plan.seed, state, own, at),
  };
}

/** How much of the air is taken: by the AP's own terminals, by neighbours, and much more while a radio is busy. */
function radioAir(seed: number, { child, busyRadio }: ChildState, own: Online, at: number) {
  const { clients_2g, clients_5g } = bands(own);
  const wave = (salt: number) => unit(seed, salt, child.index, Math.floor(at / minute));
  const busy = (base: number, clients: number, salt: number) =>
    Math.round(Math.min(96, base + clients * 1.6 + 9 * wave(salt)) * 10) / 10;
  return {
    busy_2g: busy(18 + 22 * unit(seed, 731, child.index), clients_2g, 732),
    busy_5g: busyRadio ? busy(82, 0, 733) : busy(6 + 10 * unit(seed, 734, child.index), clients_5g, 733),
    noise_2g: -between(84, 92, seed, 735, child.index),
    noise_5g: -between(90, 97, seed, 736, child.index),
  };
}

const wanColumns: Columns = {
  device_id: 'text',
  name: 'text',
  state: 'text',
  down: 'double precision',
  up: 'double precision',
  loss: 'real',
};

/** Writes what passes each line, and which are down. */
export async function writeInterfaces(sql: Sql, present: Present): Promise<void> {
  const rows = present.gateways.flatMap((state) =>
    state.wans
      .map((wan) => ({
        device_id: state.gateway.id,
        name: wan.name,
        state: wan.up ? 'connected' : 'disconnected',
        down: wan.downRate,
        up: wan.upRate,
        loss: wan.loss,
      }))
      // What comes in from outside goes on inside: the first LAN socket carries it all.
      .concat([
        { device_id: state.gateway.id, name: 'lan1', state: 'connected', down: state.up, up: state.down, loss: 0 },
      ]),
  );
  await sql.query(
    `UPDATE device_interface i SET down = r.down, up = r.up, loss = r.loss, state = r.state,
       connected_since = CASE WHEN r.state = i.state THEN i.connected_since WHEN r.state = 'connected' THEN $1 END
     FROM ${rowsAs(wanColumns, 2)} WHERE i.device_id = r.device_id AND i.name = r.name`,
    [iso(present.at), ...columnArrays(wanColumns, rows)],
  );
}
