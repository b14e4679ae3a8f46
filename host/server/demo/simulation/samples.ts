import type { Sql } from '../../kit/store/db';
import { insertRows, type Columns } from '../../kit/sql/bulk';
import { iso } from '../../../../src/domain/time';
import type { Fleet } from './fleet';
import { gatewayAt, type GatewayState } from './state';

/** Seconds between two samples of a simulated gateway. */
export const sampleEvery = 30;

const columns: Columns = {
  device_id: 'text',
  at: 'timestamptz',
  down: 'double precision',
  up: 'double precision',
  bytes_down: 'bigint',
  bytes_up: 'bigint',
  cpu: 'real',
  memory: 'real',
  clients: 'integer',
};

const toSample = (state: GatewayState, at: number, clients: number | null) => ({
  device_id: state.gateway.id,
  at: iso(at),
  down: state.down,
  up: state.up,
  bytes_down: Math.round((state.down / 8) * sampleEvery),
  bytes_up: Math.round((state.up / 8) * sampleEvery),
  cpu: state.cpu,
  memory: state.memory,
  clients,
});

const write = (sql: Sql, rows: readonly object[]) =>
  insertRows(sql, 'device_sample', columns, rows, 'ON CONFLICT DO NOTHING');

/** Writes one sample of every gateway that speaks. */
export const writeSamples = (
  sql: Sql,
  states: readonly GatewayState[],
  at: number,
  clients: (gateway: string) => number,
): Promise<void> =>
  write(
    sql,
    states.filter((state) => !state.silent).map((state) => toSample(state, at, clients(state.gateway.id))),
  );

/** The moments from `from` on at which devices were sampled: all that spoke at once. */
export async function sampledSince(
  sql: Sql,
  table: 'device_sample' | 'ap_sample',
  devices: readonly { id: string }[],
  from: number,
): Promise<ReadonlySet<number>> {
  const rows = await sql.query<{ at: string }>(
    `SELECT DISTINCT at FROM ${table} WHERE device_id = ANY($1::text[]) AND at >= $2`,
    [devices.map(({ id }) => id), iso(from)],
  );
  return new Set(rows.map(({ at }) => Date.parse(at)));
}

/** Writes the samples that the time from `from` to `to` would have had, at the moments that have none. */
export async function fillSamples(
  sql: Sql,
  fleet: Fleet,
  from: number,
  to: number,
  isThere: (gateway: string) => boolean,
): Promise<void> {
  const step = sampleEvery * 1000;
  const sampled = await sampledSince(sql, 'device_sample', fleet.gateways, from);
  for (const gateway of fleet.gateways) {
    if (!isThere(gateway.id)) continue;
    const rows: object[] = [];
    for (let at = Math.ceil(from / step) * step; at < to; at += step) {
      if (sampled.has(at)) continue;
      const state = gatewayAt(fleet.plan.seed, gateway, at);
      if (!state.silent) rows.push(toSample(state, at, null));
    }
    await write(sql, rows);
  }
}
