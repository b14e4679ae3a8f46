import type { Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { iso } from '../../../../src/domain/time';

/** A stay of a terminal at one access point, as it is written down. */
export interface StayRow {
  id: string;
  account_id: string;
  client_id: string;
  gateway_id: string;
  ap_id: string | null;
  ssid: string | null;
  band: string | null;
  signal: number | null;
  /** ISO times. */
  start_at: string;
  end_at: string | null;
  bytes_down: number;
  bytes_up: number;
  simulated: boolean;
}

const columns = {
  id: 'text',
  account_id: 'text',
  client_id: 'text',
  gateway_id: 'text',
  ap_id: 'text',
  ssid: 'text',
  band: 'text',
  signal: 'integer',
  start_at: 'timestamptz',
  end_at: 'timestamptz',
  bytes_down: 'bigint',
  bytes_up: 'bigint',
  simulated: 'boolean',
};

/** Id of a stay: a terminal begins one thing at a time. */
export const stayId = (client: string, start: number): string => `${client}_${Math.floor(start / 1000).toString(36)}`;

/** Writes stays down; what is there already stays as it is. */
export const writeStays = (sql: Sql, rows: readonly StayRow[]): Promise<void> =>
  insertRows(sql, 'client_session', columns, rows, 'ON CONFLICT (id) DO NOTHING');

/** What a terminal `c` has used since it came, less what its stays before this one, `stay`, account for. */
const used = (direction: 'down' | 'up', stay = 's') => `greatest(0, c.${direction}_bytes - coalesce((
  SELECT sum(o.bytes_${direction}) FROM client_session o
  WHERE o.client_id = c.id AND o.id <> ${stay}.id AND o.start_at >= c.online_since AND o.end_at IS NOT NULL), 0)
  - coalesce((SELECT sum(p.bytes_${direction}) FROM past_stay p
  WHERE p.client_id = c.id AND p.start_at >= c.online_since AND p.end_at >= c.online_since), 0))`;

/** Ends the stays of terminals, each at its moment, with what was used in them. */
export async function endStays(sql: Sql, left: readonly { id: string; at: number }[]): Promise<void> {
  if (left.length === 0) return;
  await sql.query(
    `UPDATE client_session s SET end_at = greatest(r.at, s.start_at), bytes_down = ${used('down')}, bytes_up = ${used('up')}
     FROM unnest($1::text[], $2::timestamptz[]) AS r(id, at), client c
     WHERE s.client_id = r.id AND s.end_at IS NULL AND c.id = r.id`,
    [left.map(({ id }) => id), left.map(({ at }) => iso(at))],
  );
}

/** Bytes of a stay that is not over, for reading. Needs `client c` and `client_session s`. */
export const usedNow = {
  down: `CASE WHEN s.end_at IS NULL THEN ${used('down')} ELSE s.bytes_down END`,
  up: `CASE WHEN s.end_at IS NULL THEN ${used('up')} ELSE s.bytes_up END`,
} as const;

/** The same of a stay `l` among `allStays`, of which those that are not over end never. */
export const usedOf = (direction: 'down' | 'up'): string =>
  `CASE WHEN l.end_at = 'infinity' THEN ${used(direction, 'l')} ELSE l.bytes_${direction} END`;

/** A terminal was made to leave. */
export async function clientLeft(sql: Sql, gwid: string, mac: string, now: number): Promise<void> {
  const rows = await sql.query<{ id: string }>(
    `UPDATE client SET online = false, down = 0, up = 0, last_seen = $3, kicked_at = $3
     WHERE gateway_id = $1 AND mac = $2 AND online RETURNING id`,
    [gwid, mac, iso(now)],
  );
  await endStays(
    sql,
    rows.map(({ id }) => ({ id, at: now })),
  );
}

/** A terminal is limited from now on. */
export async function clientLimited(sql: Sql, gwid: string, mac: string, down: number, up: number): Promise<void> {
  await sql.query('UPDATE client SET limit_down = $3, limit_up = $4 WHERE gateway_id = $1 AND mac = $2', [
    gwid,
    mac,
    down,
    up,
  ]);
}
