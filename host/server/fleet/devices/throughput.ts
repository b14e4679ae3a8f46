import type { DataOf } from '../../../../src/api/endpoint';
import type { throughput } from '../../../../src/api/contract/device';
import { beijingDay, beijingMidnight, day, hour, iso, minute } from '../../../../src/domain/time';
import { whereThere, type Archive } from '../../kit/history/archive';
import type { Sql } from '../../kit/store/db';
import { hoursIn, samplesIn } from './sample-archive';

type Range = 'live' | '24h' | '7d' | '30d';
type Series = DataOf<typeof throughput>;
type Point = Series['points'][number];

/** Days that the store keeps samples and their hours. */
export const sampleDays = 3;
export const hourDays = 40;

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

/** Any stretch, told as finely as it was kept, samples for so many days, and can be drawn; nothing for one that ends before it starts. */
export function stretchOf(from: number, to: number, now: number, days: number = sampleDays): Stretch | undefined {
  if (from >= to) return undefined;
  if (to - from <= 3 * hour && from >= now - days * day) return { from, to, by: 'report' };
  // The hour or day that the stretch starts in belongs to it.
  if (to - from <= 8 * day) return { from: from - hour, to, by: 'hour' };
  return { from: from - day, to, by: 'day' };
}

/** Fewer points than that draw no line: a device that is new is told as finely as it is known. */
const fewest = 3;
const finer = { day: 'hour', hour: 'report' } as const;

/** A device whose throughput is read. */
export interface Measured {
  accountId: string;
  id: string;
  /** Since when it is the account's. */
  boundAt: string;
}

/** Where it is read: what the store does not have any more, in the archive, where there is one. */
interface Sources {
  sql: Sql;
  archive?: Archive | undefined;
}

/**
 * Throughput of a device of an account, oldest first. Only short stretches and new devices read samples; all else reads
 * rollups. While the archive is away it is what the store has, and says that something is missing.
 */
export async function readThroughput(
  sources: Sources,
  device: Measured,
  stretch: Stretch,
  now: number,
): Promise<Series> {
  const series = await seriesOf(sources, device, stretch, now);
  if (stretch.by === 'report' || series.points.length >= fewest) return series;
  const fine = await readThroughput(sources, device, { ...stretch, by: finer[stretch.by] }, now);
  const better = fine.points.length > series.points.length ? fine : series;
  return series.missing ? { ...better, missing: true } : better;
}

async function seriesOf(sources: Sources, device: Measured, stretch: Stretch, now: number): Promise<Series> {
  const { sql, archive } = sources;
  const { id, accountId, boundAt } = device;
  const { from, to, by } = stretch;
  // Samples know no account: those from before the binding were another owner's.
  const since = Math.max(from, Date.parse(boundAt));
  if (by === 'report') {
    const kept = await samplesOf(sql, id, since, to);
    if (!archive || since >= now - sampleDays * day) return reportSeries(kept);
    const old = await whereThere(samplesIn(archive, id, since, to));
    return old
      ? reportSeries(joinedMoments(old, kept))
      : { ...(await seriesOf(sources, device, { ...stretch, by: 'hour' }, now)), missing: true };
  }
  const whole = by === 'day';
  const kept = whole
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
  const asks = archive && !whole && since < now - hourDays * day;
  const old = asks ? await whereThere(hoursIn(archive, id, since, to)) : [];
  const rows = joinedMoments(old ?? [], kept);
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
    ...(old ? {} : { missing: true }),
  };
}

const samplesOf = (sql: Sql, id: string, from: number, to: number): Promise<Point[]> =>
  sql.query<Point>(
    'SELECT at, round(down) AS down, round(up) AS up, cpu, memory, clients FROM device_sample WHERE device_id = $1 AND at > $2 AND at <= $3 ORDER BY at',
    [id, iso(from), iso(to)],
  );

/** What the archive has and what the store has, each moment once. */
export function joinedMoments<T extends { at: string }>(old: readonly T[], kept: readonly T[]): T[] {
  if (old.length === 0) return [...kept];
  const byMoment = new Map([...old, ...kept].map((one) => [Date.parse(one.at), one]));
  return [...byMoment].sort(([a], [b]) => a - b).map(([, one]) => one);
}

/** Milliseconds from one point to the next, as a rule. */
export function stepOf(points: readonly { at: string }[], usual: number): number {
  const steps = points.slice(1).map((point, i) => Date.parse(point.at) - Date.parse(points[i]!.at));
  steps.sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? usual;
}

function reportSeries(points: Point[]): Series {
  return {
    step: stepOf(points, minute / 2) / 1000,
    points,
    peak_down: highest(points.map(({ at, down }) => ({ at, value: down }))),
    peak_up: highest(points.map(({ at, up }) => ({ at, value: up }))),
  };
}

const highest = (values: readonly { at: string; value: number }[]) =>
  values.reduce<{ at: string; value: number } | null>((top, one) => (top && top.value >= one.value ? top : one), null);
