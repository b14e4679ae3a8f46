import type { Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { iso } from '../../../../src/domain/time';
import { bytesBetween } from './counters';
import type { Report } from './reported';

/** What passed the lines to the internet since the report before. */
export interface Passed {
  /** Seconds since that report; 0 when there was none. */
  seconds: number;
  bytesDown: number;
  bytesUp: number;
  /** Bits per second. */
  down: number;
  up: number;
}

interface Before {
  name: string;
  rx_counter: number | null;
  tx_counter: number | null;
  counter_at: string | null;
  address: string | null;
  connected_since: string | null;
}

/** Writes the interfaces of a report, and works out what passed. Interfaces that are not told any more are gone. */
export async function takeInterfaces(
  sql: Sql,
  gwid: string,
  reported: Report,
  now: number,
  restarted: boolean,
): Promise<{ passed: Passed; wans: { name: string; up: boolean }[] }> {
  const before = new Map(
    (
      await sql.query<Before>(
        `SELECT name, rx_counter, tx_counter, counter_at, address, connected_since FROM device_interface WHERE device_id = $1`,
        [gwid],
      )
    ).map((row) => [row.name, row]),
  );
  const passed: Passed = { seconds: 0, bytesDown: 0, bytesUp: 0, down: 0, up: 0 };
  // One that is told twice stands in one row.
  const told = [...new Map(reported.interfaces.map((one) => [one.name, one])).values()];
  const rows = told.map((one, position) => {
    const old = before.get(one.name);
    const at = old?.counter_at ? Date.parse(old.counter_at) : undefined;
    const seconds = at === undefined ? 0 : (now - at) / 1000;
    const between = (value: number, last: number | null | undefined) =>
      bytesBetween(
        at === undefined || last == null ? undefined : { value: last, at },
        { value, at: now },
        { restarted, speed: one.speed },
      );
    const rx = between(one.rx, old?.rx_counter) ?? 0;
    const tx = between(one.tx, old?.tx_counter) ?? 0;
    const rate = (bytes: number) => (seconds > 0 ? (bytes * 8) / seconds : 0);
    if (one.role === 'wan') {
      passed.seconds = Math.max(passed.seconds, seconds);
      passed.bytesDown += rx;
      passed.bytesUp += tx;
      passed.down += rate(rx);
      passed.up += rate(tx);
    }
    // A line that once had an address and has lost its carrier is broken; one that never had is free.
    const state = one.up ? 'connected' : old?.address ? 'disconnected' : 'free';
    return {
      device_id: gwid,
      name: one.name,
      position,
      role: one.role ?? 'lan',
      state,
      access: one.role === 'wan' ? 'dhcp' : one.up ? 'bridge' : null,
      address: one.address ?? (state === 'disconnected' ? old?.address : null),
      gateway: one.gateway,
      dns: one.dns ?? [],
      mac: one.mac,
      speed: one.speed,
      connected_since: one.up ? (old?.connected_since ?? iso(now)) : null,
      down: rate(rx),
      up: rate(tx),
      rx_counter: one.rx,
      tx_counter: one.tx,
      counter_at: iso(now),
    };
  });
  await sql.query('DELETE FROM device_interface WHERE device_id = $1 AND NOT (name = ANY($2::text[]))', [
    gwid,
    rows.map((row) => row.name),
  ]);
  const replaced = Object.keys(columns).slice(2);
  await insertRows(
    sql,
    'device_interface',
    columns,
    rows,
    `ON CONFLICT (device_id, name) DO UPDATE SET ${replaced.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  );
  const wans = rows
    .filter((row) => row.role === 'wan' && row.state !== 'free')
    .map((row) => ({ name: row.name, up: row.state === 'connected' }));
  return { passed, wans };
}

const columns = {
  device_id: 'text',
  name: 'text',
  position: 'integer',
  role: 'text',
  state: 'text',
  access: 'text',
  address: 'text',
  gateway: 'text',
  dns: 'text[]',
  mac: 'text',
  speed: 'integer',
  connected_since: 'timestamptz',
  down: 'double precision',
  up: 'double precision',
  rx_counter: 'bigint',
  tx_counter: 'bigint',
  counter_at: 'timestamptz',
};
