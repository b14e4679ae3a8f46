import type { Archive, Archived } from '../../kit/history/archive';

/** Days that an archive keeps samples, and their hours. */
export const archiveDays = { samples: 31, hours: 400 } as const;

/** Samples in the archive, and hours that it makes of them. Parts of a day go as a whole, like those of the store. */
export const archivedSamples: Archived = {
  tables: ['device_sample', 'device_sample_hour'],
  owner: 'device_id',
  columns: ['device_id', 'at', 'down', 'up', 'bytes_down', 'bytes_up', 'cpu', 'memory', 'clients'],
  setUp: [
    `CREATE TABLE IF NOT EXISTS device_sample (
       device_id String CODEC(ZSTD), at DateTime64(3, 'UTC') CODEC(DoubleDelta, ZSTD),
       down Float64 CODEC(ZSTD), up Float64 CODEC(ZSTD), bytes_down Int64 CODEC(T64, ZSTD), bytes_up Int64 CODEC(T64, ZSTD),
       cpu Nullable(Float32) CODEC(ZSTD), memory Nullable(Float32) CODEC(ZSTD), clients Nullable(Int32) CODEC(T64, ZSTD)
     ) ENGINE = MergeTree PARTITION BY toYYYYMMDD(at) ORDER BY (device_id, at)
     TTL toDateTime(at) + INTERVAL ${archiveDays.samples} DAY
     SETTINGS ttl_only_drop_parts = 1, non_replicated_deduplication_window = 10000`,
    `CREATE TABLE IF NOT EXISTS device_sample_hour (
       device_id String CODEC(ZSTD), hour DateTime('UTC') CODEC(DoubleDelta, ZSTD),
       bytes_down SimpleAggregateFunction(sum, Int64), bytes_up SimpleAggregateFunction(sum, Int64),
       peak_down SimpleAggregateFunction(max, Float64), peak_up SimpleAggregateFunction(max, Float64),
       cpu AggregateFunction(avg, Nullable(Float32)), memory AggregateFunction(avg, Nullable(Float32)),
       clients SimpleAggregateFunction(max, Nullable(Int32))
     ) ENGINE = AggregatingMergeTree PARTITION BY toYYYYMM(hour) ORDER BY (device_id, hour)
     TTL hour + INTERVAL ${archiveDays.hours} DAY
     SETTINGS ttl_only_drop_parts = 1, non_replicated_deduplication_window = 10000`,
    `CREATE MATERIALIZED VIEW IF NOT EXISTS device_sample_hours TO device_sample_hour AS
     SELECT device_id, toStartOfHour(at) AS hour, sum(s.bytes_down) AS bytes_down, sum(s.bytes_up) AS bytes_up,
       max(s.down) AS peak_down, max(s.up) AS peak_up, avgState(s.cpu) AS cpu, avgState(s.memory) AS memory,
       max(s.clients) AS clients
     FROM device_sample AS s GROUP BY device_id, hour`,
  ],
};

/** A sample as charts want it. */
export interface ArchivedSample {
  at: string;
  down: number;
  up: number;
  cpu: number | null;
  memory: number | null;
  clients: number | null;
}

/** Samples of a device after `from`, up to `to`, oldest first. */
export const samplesIn = (archive: Archive, id: string, from: number, to: number): Promise<ArchivedSample[]> =>
  archive.query<ArchivedSample>(
    `SELECT s.at AS at, round(s.down) AS down, round(s.up) AS up, s.cpu AS cpu, s.memory AS memory, s.clients AS clients
     FROM device_sample AS s WHERE device_id = {id:String} AND s.at > {from:DateTime64(3)} AND s.at <= {to:DateTime64(3)}
     ORDER BY s.at`,
    { id, from: new Date(from), to: new Date(to) },
  );

/** What is known of an hour. */
interface ArchivedHour extends ArchivedSample {
  bytes_down: number;
  bytes_up: number;
  peak_down: number;
  peak_up: number;
}

/** Hours of a device after `from`, up to `to`, oldest first. */
export const hoursIn = (archive: Archive, id: string, from: number, to: number): Promise<ArchivedHour[]> =>
  archive.query<ArchivedHour>(
    `SELECT hour AS at, sum(s.bytes_down) AS bytes_down, sum(s.bytes_up) AS bytes_up, max(s.peak_down) AS peak_down,
       max(s.peak_up) AS peak_up, avgMerge(s.cpu) AS cpu, avgMerge(s.memory) AS memory, max(s.clients) AS clients
     FROM device_sample_hour AS s WHERE device_id = {id:String} AND hour > {from:DateTime64(3)} AND hour <= {to:DateTime64(3)}
     GROUP BY hour ORDER BY hour`,
    { id, from: new Date(from), to: new Date(to) },
  );
