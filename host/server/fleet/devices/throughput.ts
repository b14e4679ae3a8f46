import type { DataOf } from '../../../../src/api/endpoint';
import type { throughput } from '../../../../src/api/contract/device';
import { beijingDay, beijingMidnight, day, hour, iso, minute } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';
import { sampleDays } from './partitions';

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

/** From (exclusive) to when, milliseconds since 1970, and of which records it is told. */
export interface Stretch {
  from: number;
  to: number;
  by: 'report' | 'hour' | 'day';
}

const latest: Record<Range, [length: number, by: Stretch['by']]> = {
  live: [hour, 'report'],
  '24h': [day, 'hour'],
  '7d': [7 * day, 'hour'],
  '30d': [30 * day, 'day'],
};

/** The latest so much. */
export function stretchOfRange(range: Range, now: number): Stretch {
  const [length, by] = latest[range];
  return { from: now - length, to: now, by };
}

/** Any stretch, told as finely as it was kept and can be drawn; nothing for one that ends before it starts. */
export function stretchOf(from: number, to: number, now: number): Stretch | undefined {
  if (from >= to) return undefined;
  if (to - from <= 3 * hour && from >= now - sampleDays * day) return { from, to, by: 'report' };
  // The hour or day that the stretch starts in belongs to it.
  if (to - from <= 8 * day) return { from: from - hour, to, by: 'hour' };
  return { from: from - day, to, by: 'day' };
}

/** Fewer points than that draw no line: a device that is new is told as finely as it is known. */
const fewest = 3;
const finer = { day: 'hour', hour: 'report' } as const;

/** Throughput of a device of an account, oldest first. Only short stretches and new devices read samples; all else reads rollups. */
export async function readThroughput(
  sql: Sql,
  accountId: string,
  id: string,
  stretch: Stretch,
  now: number,
  boundAt: string,
): Promise<Series> {
  const series = await seriesOf(sql, accountId, id, stretch, now, boundAt);
  if (stretch.by === 'report' || series.points.length >= fewest) return series;
  const by = finer[stretch.by];
  const fine = await readThroughput(sql, accountId, id, { ...stretch, by }, now, boundAt);
  return fine.points.length > series.points.length ? fine : series;
}

async function seriesOf(
  sql: Sql,
  accountId: string,
  id: string,
  { from, to, by }: Stretch,
  now: number,
  boundAt: string,
): Promise<Series> {
  // Samples know no account: those from before the binding were another owner's.
  if (by === 'report') return reportSeries(sql, id, Math.max(from, Date.parse(boundAt)), to);
  const whole = by === 'day';
  const rows = whole
    ? await sql.query<Rolled>(
        `SELECT day::text AS at, bytes_down, bytes_up, peak_down, peak_up, cpu, memory, clients FROM device_day
         WHERE device_id = $1 AND account_id = $2 AND day > $3 AND day <= $4 ORDER BY day`,
        [id, accountId, beijingDay(from), beijingDay(to)],
      )
    : await sql.query<Rolled>(
        `SELECT hour AS at, bytes_down, bytes_up, peak_down, peak_up, cpu, memory, clients FROM device_hour
         WHERE device_id = $1 AND account_id = $2 AND hour > $3 AND hour <= $4 ORDER BY hour`,
        [id, accountId, iso(from), iso(to)],
      );
  const step = whole ? day : hour;
  const points = rows.map((row): Point => {
    const start = whole ? beijingMidnight(row.at) : Date.parse(row.at);
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

async function reportSeries(sql: Sql, id: string, from: number, to: number): Promise<Series> {
  const points = await sql.query<Point>(
    'SELECT at, round(down) AS down, round(up) AS up, cpu, memory, clients FROM device_sample WHERE device_id = $1 AND at > $2 AND at <= $3 ORDER BY at',
    [id, iso(from), iso(to)],
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
