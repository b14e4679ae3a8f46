import type { DataOf } from '../../../src/api/endpoint';
import type { throughput } from '../../../src/api/contract/device';
import type { Sql } from '../db';
import { chinaDay, day, hour, iso, minute, startOfDay } from './china-time';

type Range = 'live' | '24h' | '7d' | '30d';
type Series = DataOf<typeof throughput>;
type Point = Series['points'][number];

interface Rolled {
  at: string;
  bytes_down: number;
  bytes_up: number;
  peak_down: number;
  peak_up: number;
  cpu: number | null;
  memory: number | null;
  clients: number | null;
}

/** Throughput of a device of an account, oldest first. Only the last hour reads samples; all else reads rollups. */
export async function readThroughput(
  sql: Sql,
  accountId: string,
  id: string,
  range: Range,
  now: number,
  boundAt: string,
): Promise<Series> {
  // Samples know no account: those from before the binding were another owner's.
  if (range === 'live') return liveSeries(sql, id, Math.max(now - hour, Date.parse(boundAt)));
  const whole = range === '30d';
  const rows = whole
    ? await sql.query<Rolled>(
        `SELECT day::text AS at, bytes_down, bytes_up, peak_down, peak_up, cpu, memory, clients FROM device_day
         WHERE device_id = $1 AND account_id = $2 AND day > $3 ORDER BY day`,
        [id, accountId, chinaDay(now - 30 * day)],
      )
    : await sql.query<Rolled>(
        `SELECT hour AS at, bytes_down, bytes_up, peak_down, peak_up, cpu, memory, clients FROM device_hour
         WHERE device_id = $1 AND account_id = $2 AND hour > $3 ORDER BY hour`,
        [id, accountId, iso(now - (range === '24h' ? day : 7 * day))],
      );
  const step = whole ? day : hour;
  const points = rows.map((row): Point => {
    const start = whole ? startOfDay(row.at) : Date.parse(row.at);
    // The hour or day that is under way has had less time.
    const seconds = Math.max(1, Math.min(step, now - start) / 1000);
    const { cpu, memory, clients } = row;
    return {
      at: iso(start),
      down: Math.round((row.bytes_down * 8) / seconds),
      up: Math.round((row.bytes_up * 8) / seconds),
      cpu,
      memory,
      clients,
    };
  });
  return {
    step: step / 1000,
    points,
    peak_down: highest(rows.map((row, i) => ({ at: points[i]!.at, value: row.peak_down }))),
    peak_up: highest(rows.map((row, i) => ({ at: points[i]!.at, value: row.peak_up }))),
  };
}

async function liveSeries(sql: Sql, id: string, from: number): Promise<Series> {
  const points = await sql.query<Point>(
    'SELECT at, round(down) AS down, round(up) AS up, cpu, memory, clients FROM device_sample WHERE device_id = $1 AND at > $2 ORDER BY at',
    [id, iso(from)],
  );
  const steps = points.slice(1).map((point, i) => Date.parse(point.at) - Date.parse(points[i]!.at));
  steps.sort((a, b) => a - b);
  return {
    step: (steps[Math.floor(steps.length / 2)] ?? minute / 2) / 1000,
    points,
    peak_down: highest(points.map(({ at, down }) => ({ at, value: down }))),
    peak_up: highest(points.map(({ at, up }) => ({ at, value: up }))),
  };
}

const highest = (values: readonly { at: string; value: number }[]) =>
  values.reduce<{ at: string; value: number } | null>((top, one) => (top && top.value >= one.value ? top : one), null);
