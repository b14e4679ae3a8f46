import { day, hour, hourStart, iso } from '../../../../src/domain/time';
import { insertRows, type Columns } from '../../kit/sql/bulk';
import type { Sql } from '../../kit/store/db';

/** Hours that access points are known as closely as they reported. */
export const sampleHours = 3;
/** How long their hours are kept, milliseconds. */
const hoursKept = 31 * day;

/** How an access point is at a moment; null: it does not tell. */
export interface ApSample {
  device_id: string;
  /** Bits per second. */
  down: number | null;
  up: number | null;
  clients_2g: number | null;
  clients_5g: number | null;
  /** Percent of the air that is taken. */
  busy_2g: number | null;
  busy_5g: number | null;
}

const numbers: Columns = {
  down: 'double precision',
  up: 'double precision',
  clients_2g: 'integer',
  clients_5g: 'integer',
  busy_2g: 'real',
  busy_5g: 'real',
};

/** Writes how access points are at a moment. */
export const writeApSamples = (sql: Sql, at: number, rows: readonly ApSample[]): Promise<void> =>
  insertRows(
    sql,
    'ap_sample',
    { device_id: 'text', at: 'timestamptz', ...numbers },
    rows.map((row) => ({ ...row, at: iso(at) })),
    'ON CONFLICT DO NOTHING',
  );

/** Writes how they were in an hour, where that is not known. */
export const writeApHours = (sql: Sql, at: number, rows: readonly ApSample[]): Promise<void> =>
  insertRows(
    sql,
    'ap_hour',
    { device_id: 'text', hour: 'timestamptz', ...numbers },
    rows.map((row) => ({ ...row, hour: iso(at) })),
    'ON CONFLICT DO NOTHING',
  );

/** Makes hours of samples: the one under way and the one before as a whole, so that running twice changes nothing. */
export async function rollUpAps(sql: Sql, now: number): Promise<void> {
  const means = ['down', 'up', 'busy_2g', 'busy_5g'].map((name) => `avg(${name})`);
  const names = ['down', 'up', 'busy_2g', 'busy_5g', 'clients_2g', 'clients_5g'];
  await sql.query(
    `INSERT INTO ap_hour (device_id, hour, ${names.join(', ')})
     SELECT device_id, date_trunc('hour', at, 'UTC'), ${means.join(', ')}, max(clients_2g), max(clients_5g)
     FROM ap_sample WHERE at >= $1 GROUP BY 1, 2
     ON CONFLICT (device_id, hour) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [iso(hourStart(now) - hour)],
  );
}

/** Takes away what is old. */
export async function cleanAps(sql: Sql, now: number): Promise<void> {
  await sql.query('DELETE FROM ap_hour WHERE hour < $1', [iso(now - hoursKept)]);
}
