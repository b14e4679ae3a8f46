import { beijingDay, iso } from '../../../../src/domain/time';
import type { Db, Sql } from '../../kit/store/db';
import { columnArrays, insertRows, rowsAs, type Columns } from '../../kit/sql/bulk';
import { alarmAboutDecoys } from './alarm';
import type { NewEvent } from './new-event';

/** Lookups that an entry of a list decided. */
export interface ListHit {
  gwid: string;
  /** The entry. */
  domain: string;
  times: number;
  at: number;
}

const eventColumns: Columns = {
  at: 'timestamptz',
  account_id: 'text',
  gateway_id: 'text',
  service: 'text',
  class: 'text',
  target: 'text',
  source: 'text',
  name: 'text',
  action: 'text',
  detail: 'text',
  times: 'integer',
  simulated: 'boolean',
};
const dayColumns: Columns = {
  account_id: 'text',
  service: 'text',
  day: 'date',
  gateway_id: 'text',
  class: 'text',
  source: 'text',
  name: 'text',
  times: 'bigint',
};

/** How events are written. */
interface Writing {
  /** Runs in the same transaction. */
  also?: (sql: Sql) => Promise<void>;
  /** What happened long ago alarms nobody. */
  past?: boolean;
}

/** Writes what was intercepted, with its sums by day and the hits of the lists: all of it or nothing. */
export async function writeEvents(
  db: Db,
  now: number,
  events: readonly NewEvent[],
  hits: readonly ListHit[],
  { also, past = false }: Writing = {},
): Promise<void> {
  await db.tx(async (sql) => {
    await insertRows(
      sql,
      'guard_event',
      eventColumns,
      events.map(({ accountId, gwid, at, ...rest }) => ({
        ...rest,
        at: iso(at),
        account_id: accountId,
        gateway_id: gwid,
      })),
    );
    await addDays(sql, events);
    await addHits(sql, hits);
    if (!past) await alarmAboutDecoys(sql, now, events);
    await also?.(sql);
  });
}

async function addDays(sql: Sql, events: readonly NewEvent[]): Promise<void> {
  const sums = new Map<string, Record<string, string | number>>();
  for (const { accountId, service, at, gwid, class: kind, source, name, times } of events) {
    const date = beijingDay(at);
    const key = [accountId, service, date, gwid, kind, source].join('\n');
    const row = sums.get(key);
    if (row) row.times = Number(row.times) + times;
    else
      sums.set(key, { account_id: accountId, service, day: date, gateway_id: gwid, class: kind, source, name, times });
  }
  // In one order, so that two writers never wait for each other.
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await insertRows(
    sql,
    'guard_day',
    dayColumns,
    rows,
    `ON CONFLICT (account_id, service, day, gateway_id, class, source)
     DO UPDATE SET times = guard_day.times + excluded.times, name = excluded.name`,
  );
}

async function addHits(sql: Sql, hits: readonly ListHit[]): Promise<void> {
  const sums = new Map<string, { gateway_id: string; domain: string; times: number; at: string }>();
  for (const { gwid, domain, times, at } of hits) {
    const key = `${gwid}\n${domain}`;
    const before = sums.get(key);
    const last = iso(at);
    sums.set(key, {
      gateway_id: gwid,
      domain,
      times: times + (before?.times ?? 0),
      at: before && before.at > last ? before.at : last,
    });
  }
  if (sums.size === 0) return;
  const types: Columns = { gateway_id: 'text', domain: 'text', times: 'bigint', at: 'timestamptz' };
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await sql.query(
    `UPDATE guard_domain g SET hits = g.hits + r.times, last_at = greatest(g.last_at, r.at)
     FROM ${rowsAs(types)} WHERE g.gateway_id = r.gateway_id AND g.domain = r.domain`,
    columnArrays(types, rows),
  );
}
