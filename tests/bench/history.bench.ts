import { features } from '../../host/server/features';
import { archivedSamples, samplesIn } from '../../host/server/fleet/devices/sample-archive';
import type { Archive } from '../../host/server/kit/history/archive';
import { openClickHouse } from '../../host/server/kit/history/clickhouse';
import { keepHistory } from '../../host/server/kit/history/parts';
import { migrate, patiently, readMigrations } from '../../host/server/kit/store';
import type { Db } from '../../host/server/kit/store/db';
import { day, hour, hourStart, iso, minute } from '../../src/domain/time';
import { startColumnStore } from '../server/column-store';
import { startPostgres } from '../server/postgres';
import { connect } from '../server/test-db';
import { median, table } from './print';

/** Rows that both stores have, and rows that ClickHouse has in the end. */
const [both, alone] = [Number(process.env.BENCH_ROWS ?? 1e6), Number(process.env.BENCH_ALONE ?? 0)];
/** A sample a minute of so many devices. */
const devices = Number(process.env.BENCH_DEVICES ?? 10_000);
const rounds = 21;
const end = hourStart(Date.now());

interface Figures {
  store: string;
  rows: number;
  bytes: number;
  chart: () => Promise<unknown>;
  fleet: () => Promise<unknown>;
}

/**
 * Samples in PostgreSQL and in ClickHouse: bytes of a row, the chart of a device over three hours, and an hour of all devices.
 * Both on this machine, warm, one after the other.
 */
export async function run(): Promise<string> {
  const lines: (string | number)[][] = [];
  const write = async ({ store, rows, bytes, chart, fleet }: Figures) =>
    lines.push([store, rows, (bytes / rows).toFixed(1), ...(await timed(chart)), ...(await timed(fleet))]);

  const postgres = await startPostgres(undefined, { settings: { max_wal_size: '256MB', shared_buffers: '512MB' } });
  const db = connect(postgres.url);
  try {
    await write(await patiently(() => inPostgres(db, both)));
  } finally {
    await db.close();
    await postgres.stop();
  }
  const columns = await startColumnStore();
  if (!columns) return `${table(head, lines)}\nno ClickHouse: the package chdb can not be had`;
  const archive = openClickHouse(columns.url, 10 * minute);
  try {
    for (const statement of archivedSamples.setUp) await archive.exec(statement);
    await fill(archive, 0, both);
    await write(await inClickHouse(archive));
    await write({ ...(await inClickHouse(archive)), store: 'ClickHouse, hours', fleet: () => fleetOfHours(archive) });
    if (alone > both) {
      await fill(archive, both, alone);
      await write(await inClickHouse(archive));
      await write({ ...(await inClickHouse(archive)), store: 'ClickHouse, hours', fleet: () => fleetOfHours(archive) });
    }
  } finally {
    await archive.close();
    await columns.stop();
  }
  return table(head, lines);
}

const head = ['store', 'rows', 'bytes a row', 'chart, ms', '95 %', 'an hour of all, ms', '95 %'];
const one = 'gw0000004711';

/** The middle of some rounds, and what 95 of a hundred do not exceed, milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<[middle: string, slow: string]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  const slow = [...times].sort((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1]!;
  return [median(times).toFixed(1), slow.toFixed(1)];
}

async function inPostgres(db: Db, rows: number): Promise<Figures> {
  await migrate(db, await readMigrations('host/server/migrations'));
  await keepHistory(db, features, end, { back: 3 * day });
  const minutes = rows / devices;
  await db.query("SELECT set_config('synchronous_commit', 'off', false)");
  for (let at = 0; at < minutes; at += 100)
    await db.query(
      `INSERT INTO device_sample SELECT 'gw' || lpad(d::text, 10, '0'), $1::timestamptz - m * interval '1 minute', down, up,
         down * 7.5, up * 7.5, round((random() * 100)::numeric, 1), round((random() * 100)::numeric, 1), random() * 200
       FROM generate_series($2::integer, $3::integer - 1) m, generate_series(0, ${devices - 1}) d,
         LATERAL (SELECT random() * 1e8 + d + m AS down, random() * 1e7 + d + m AS up) r`,
      [iso(end), at, Math.min(minutes, at + 100)],
    );
  await db.exec('VACUUM ANALYZE device_sample');
  const [size] = await db.query<{ bytes: number }>(
    `SELECT sum(pg_total_relation_size(relid)) AS bytes FROM pg_partition_tree('device_sample')`,
  );
  return {
    store: 'PostgreSQL',
    rows,
    bytes: size!.bytes,
    chart: () =>
      db.query(
        `SELECT at, round(down) AS down, round(up) AS up, cpu, memory, clients FROM device_sample
         WHERE device_id = $1 AND at > $2 AND at <= $3 ORDER BY at`,
        [one, iso(end - 3 * hour), iso(end)],
      ),
    fleet: () =>
      db.query(
        `SELECT count(*), sum(bytes) FROM (SELECT device_id, sum(bytes_down) AS bytes, max(down), avg(cpu) FROM device_sample
         WHERE at >= $1 AND at < $2 GROUP BY device_id) each`,
        [iso(end - hour), iso(end)],
      ),
  };
}

/** Rows from one number to another, newest first, ten million at a time. */
async function fill(archive: Archive, from: number, to: number): Promise<void> {
  const step = 1e7;
  for (let at = from; at < to; at += step)
    await archive.exec(
      `INSERT INTO device_sample SELECT 'gw' || leftPad(toString(number % ${devices}), 10, '0'),
         toDateTime64({end:DateTime64(3)}, 3, 'UTC') - toIntervalMinute(intDiv(number, ${devices})), randCanonical(1) * 1e8 AS d,
         randCanonical(2) * 1e7 AS u, toInt64(d * 7.5), toInt64(u * 7.5), round(randCanonical(3) * 100, 1),
         round(randCanonical(4) * 100, 1), toInt32(randCanonical(5) * 200)
       FROM numbers({from:UInt64}, {rows:UInt64}) SETTINGS max_partitions_per_insert_block = 0`,
      { end: new Date(end), from: at, rows: Math.min(step, to - at) },
    );
  await archive.exec('OPTIMIZE TABLE device_sample FINAL');
  await archive.exec('OPTIMIZE TABLE device_sample_hour FINAL');
}

async function inClickHouse(archive: Archive): Promise<Figures> {
  const [size] = await archive.query<{ bytes: number; rows: number }>(
    `SELECT sum(bytes_on_disk) AS bytes, sumIf(p.rows, table = 'device_sample') AS rows FROM system.parts AS p
     WHERE active AND table IN ('device_sample', 'device_sample_hour')`,
  );
  return {
    store: 'ClickHouse',
    ...size!,
    chart: () => samplesIn(archive, one, end - 3 * hour, end),
    fleet: () =>
      archive.query(
        `SELECT count() AS n, sum(bytes) AS sum FROM (SELECT device_id, sum(bytes_down) AS bytes, max(down), avg(cpu)
         FROM device_sample WHERE at >= {from:DateTime64(3)} AND at < {to:DateTime64(3)} GROUP BY device_id)`,
        { from: new Date(end - hour), to: new Date(end) },
      ),
  };
}

const fleetOfHours = (archive: Archive) =>
  archive.query(
    `SELECT count() AS n, sum(bytes) AS sum FROM (SELECT device_id, sum(bytes_down) AS bytes, max(peak_down), avgMerge(cpu)
     FROM device_sample_hour WHERE hour = toDateTime({from:DateTime64(3)}) GROUP BY device_id)`,
    { from: new Date(end - hour) },
  );
