import type { apHistory } from '../../../../src/api/contract/access-point';
import type { DataOf } from '../../../../src/api/endpoint';
import { day, hour, hourStart, iso } from '../../../../src/domain/time';
import type { Archive, Archived } from '../../kit/history/archive';
import { insertRows, type Columns } from '../../kit/sql/bulk';
import type { Sql } from '../../kit/store/db';
import { archiveDays } from './sample-archive';

/** Hours that access points are known as closely as they reported. */
export const sampleHours = 3;
/** How long their hours are kept, milliseconds. */
export const hoursKept = 31 * day;

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

/** Samples in the archive, where they stay as long as those of gateways. */
export const archivedApSamples: Archived = {
  tables: ['ap_sample'],
  owner: 'device_id',
  columns: ['device_id', 'at', ...Object.keys(numbers)],
  setUp: [
    `CREATE TABLE IF NOT EXISTS ap_sample (
       device_id String CODEC(ZSTD), at DateTime64(3, 'UTC') CODEC(DoubleDelta, ZSTD),
       down Nullable(Float64) CODEC(ZSTD), up Nullable(Float64) CODEC(ZSTD),
       clients_2g Nullable(Int32) CODEC(T64, ZSTD), clients_5g Nullable(Int32) CODEC(T64, ZSTD),
       busy_2g Nullable(Float32) CODEC(ZSTD), busy_5g Nullable(Float32) CODEC(ZSTD)
     ) ENGINE = MergeTree PARTITION BY toYYYYMMDD(at) ORDER BY (device_id, at)
     TTL toDateTime(at) + INTERVAL ${archiveDays.samples} DAY
     SETTINGS ttl_only_drop_parts = 1, non_replicated_deduplication_window = 10000`,
  ],
};

/** What charts show of a sample. */
export type ApPoint = DataOf<typeof apHistory>['points'][number];

/** Numbers of a chart, in either store. */
export const apNumbers =
  'round(s.down) AS down, round(s.up) AS up, s.clients_2g AS clients_2g, s.clients_5g AS clients_5g, s.busy_2g AS busy_2g, s.busy_5g AS busy_5g';

/** Samples of an access point in the archive after `from`, up to `to`, oldest first. */
export const apSamplesIn = (archive: Archive, id: string, from: number, to: number): Promise<ApPoint[]> =>
  archive.query<ApPoint>(
    `SELECT s.at AS at, ${apNumbers} FROM ap_sample AS s
     WHERE s.device_id = {id:String} AND s.at > {from:DateTime64(3)} AND s.at <= {to:DateTime64(3)} ORDER BY s.at`,
    { id, from: new Date(from), to: new Date(to) },
  );

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
