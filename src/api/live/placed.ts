import type { EventData, EventKind } from '../contract/stream';
import type { LiveEvent } from './touches';

type Row = EventData['gateway.changed']['gateways'][number];

/** What events told of the rows of a list since it was read. */
export interface Told {
  /** By gateway. */
  rows: ReadonlyMap<string, Row>;
  /** When the last of it came, milliseconds since 1970. */
  at: number;
}

/** The one read whose rows an event carries whole. */
const listed = '/api/v3/device/gateways';
/** Sequences that what gateways report decides: a row may move, or another one come in from the next page. */
const moving = new Set(['clients', 'down', 'up', 'cpu', 'memory', 'uptime', 'last_seen']);

/**
 * Whether the rows that a read shows can be kept from events alone, or those of one event. They cannot when the event leaves
 * something out, or changes which rows the list has, their sequence or its counts.
 */
export function fits(path: string, input: unknown, event?: LiveEvent, data?: unknown): boolean {
  if (path !== listed || moving.has((input as { sort?: string } | null)?.sort ?? '')) return false;
  if (!event) return true;
  if (event.kind !== 'gateway.changed') return false;
  const status = new Map(listOf(data).map((row) => [row.gwid, row.status]));
  return rowsOf(event).every(
    (row) => !status.has(row.gwid) || (row.last_seen !== undefined && row.status === status.get(row.gwid)),
  );
}

/** Notes what an event tells of the rows of a list. */
export function noted(before: Told | undefined, event: LiveEvent, data: unknown): Told {
  const shown = new Set(listOf(data).map(({ gwid }) => gwid));
  const rows = new Map([...(before?.rows ?? [])].filter(([gwid]) => shown.has(gwid)));
  for (const row of rowsOf(event)) if (shown.has(row.gwid) && isNewer(row, rows.get(row.gwid))) rows.set(row.gwid, row);
  return { rows, at: Date.now() };
}

/** The list with what was told of its rows after they were read; itself where nothing was. */
export function placed<T>(data: T, { rows }: Told): T {
  const list = listOf(data);
  const next = list.map((row) => {
    const told = rows.get(row.gwid);
    return told && isNewer(told, row) ? { ...row, ...withoutGaps(told) } : row;
  });
  return next.some((row, at) => row !== list[at]) ? { ...data, list: next } : data;
}

const isNewer = (row: Row, known: { last_seen?: string | null } | undefined): boolean =>
  Date.parse(row.last_seen ?? '') > (Date.parse(known?.last_seen ?? '') || 0);

/** A gateway that did not say how many terminals it has leaves those that are known. */
const withoutGaps = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as unknown as Row;

const rowsOf = (event: LiveEvent<EventKind>): readonly Row[] => (event as LiveEvent<'gateway.changed'>).data.gateways;

const listOf = (data: unknown): readonly (Row & { last_seen?: string | null })[] =>
  (data as { list?: Row[] } | undefined)?.list ?? [];
