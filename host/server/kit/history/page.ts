import { day, hour, iso } from '../../../../src/domain/time';
import { countOf, readPage, rowsBefore, rowsOf, type Listing, type Paging } from '../sql/page';
import type { Db } from '../store/db';
import { moment, whereThere, type Archive } from './archive';
import { copiedUntil } from './copy';
import { linesBetween, type Lines } from './counts';
import type { HistoryKind } from './kinds';

/** A condition that both stores understand: what of a row `l`, and what it is compared with. */
export type Condition =
  | readonly [what: string, is: '=' | '<' | '<=' | '>' | '>=', value: string | number | boolean | Date]
  | readonly [what: string, is: 'like' | 'in', values: readonly string[]]
  /** Not all of these hold. */
  | { not: readonly Condition[] };

/** A list of what happened, by when it did. */
interface HistoryListing {
  kind: HistoryKind;
  /** What the store reads in place of the table: rows like its own, and those that are to become some. */
  source?: string;
  /** The account is one of them; from when on is not. */
  where: readonly Condition[];
  /** Milliseconds since 1970; nothing older is there. */
  from: number;
  order: 'ASC' | 'DESC';
  /** Column by which those of one moment stand, and one that tells them apart. */
  then?: string;
  unique: string;
  /** What is told of rows `l`, and what is joined to them in the store. */
  columns: string;
  join?: string;
  /** Column that is added up over all that matches. */
  sum?: string;
  /** Whose lines they are where nothing else is asked of them, and until when: how many there are is kept then. */
  all?: Lines & { to?: number };
}

/** One page of it, how many match in all, and their sum. */
interface HistoryPage<T> {
  list: T[];
  total: number;
  sum: number;
  /** The archive is away: these are those that the store has. */
  missing?: true;
}

interface Sources {
  db: Db;
  archive?: Archive;
  now: () => number;
}

/** A stretch of time in the order of the list, as one of the stores has it. */
interface Stretch {
  rows: (limit: number, before: number) => Promise<object[]>;
  count: () => Promise<Counted>;
}

interface Counted {
  total: number;
  sum: number;
}

/** A page of history: from the store, and from the archive where there is one and the store does not keep it any more. */
export async function historyPage<T extends object>(
  { db, archive, now }: Sources,
  listing: HistoryListing,
  paging: Paging,
): Promise<HistoryPage<T>> {
  const { kind, from, order } = listing;
  const since = archive && kind.archived ? await keptSince(db, kind, now()) : from;
  const kept = storeListing(listing, Math.max(since, from), latestOf(kind, now()));
  const { all } = listing;
  if (all) {
    const until = Math.min(all.to ?? Infinity, latestOf(kind, now()));
    kept.total = () => linesBetween(db, kind, all, Math.max(since, from), until);
  }
  const counted = async (): Promise<Counted> =>
    typeof kept.total === 'function'
      ? { total: await kept.total(), sum: 0 }
      : countOf<Counted>(db, kept, sumOf(listing));
  if (!archive || since <= from) {
    const { total, sum } = listing.sum ? await counted() : { total: undefined, sum: 0 };
    return { ...(await readPage<T>(db, { ...kept, ...(total !== undefined && { total }) }, paging)), sum };
  }
  const stretches = [
    { rows: (...cut) => rowsOf<T>(db, kept, ...cut), count: counted },
    inArchive({ db, archive }, listing, since),
  ] satisfies Stretch[];
  const page = await whereThere(joined<T>(order === 'DESC' ? stretches : stretches.reverse(), paging));
  // However old they are, rows that the archive does not have yet are still here.
  return page ?? { ...(await historyPage<T>({ db, now }, listing, paging)), missing: true };
}

/** From when on the store has all: the rest may have been dropped, and the archive has it. */
async function keptSince(db: Db, kind: HistoryKind, now: number): Promise<number> {
  const until = await copiedUntil(db, kind.table);
  return Math.min(until ?? 0, now - (kind.archived?.beside ?? kind.keep) + hour);
}

/** A page over one stretch after the other. */
async function joined<T extends object>(stretches: readonly Stretch[], paging: Paging): Promise<HistoryPage<T>> {
  const page: HistoryPage<T> = { list: [], total: 0, sum: 0 };
  const before = rowsBefore(paging);
  for (const { rows, count } of stretches) {
    const { total, sum } = await count();
    const [limit, skip] = [paging.per_page - page.list.length, Math.max(0, before - page.total)];
    if (limit > 0 && skip < total) page.list.push(...((await rows(limit, skip)) as T[]));
    page.total += total;
    page.sum += sum;
  }
  return page;
}

const sumOf = ({ sum }: HistoryListing): string => `count(*) AS total, ${sum ? `coalesce(sum(${sum}), 0)` : 0} AS sum`;

const orderOf = ({ kind: { by, shown = by }, order, then, unique }: HistoryListing): string =>
  [shown, ...(then ? [then] : []), unique].map((column) => `l.${column} ${order}`).join(', ');

/** How far the clocks of servers may be apart. */
const apart = day;

/** Nothing is later. The store writes some rows by the real time, which a server's clock that is set by hand may be behind. */
const latestOf = ({ ahead = 0 }: HistoryKind, now: number): number => Math.max(now, Date.now()) + ahead + apart;

function storeListing(listing: HistoryListing, since: number, before: number): Listing {
  const { kind, source, where, unique, columns, join = '', sum } = listing;
  const { table, by, shown = by } = kind;
  const params: unknown[] = [];
  const param = (value: unknown) => `$${params.push(value)}`;
  const conditions = [...where, [`l.${shown}`, '>=', iso(since)] as const].map((one) =>
    written(one, {
      value: param,
      like: (what, patterns) => `${what} LIKE ANY(${param(patterns)}::text[])`,
      among: (what, values) => `${what} = ANY(${param(values)}::text[])`,
    }),
  );
  const matching = conditions.join(' AND ');
  if (source)
    return { select: columns, from: `FROM (${source}) l ${join} WHERE ${matching}`, params, order: orderOf(listing) };
  const key = `l.${unique}, l.${shown}`;
  // PostgreSQL knows then that no row lies beside the parts: it reads one after the other in their order until the page is
  // full, and not the beginning of each.
  const latest = `l.${by} < ${param(iso(before))}`;
  return {
    select: sum ? `${key}, l.${sum}` : key,
    from: `FROM ${table} l WHERE ${matching} AND ${latest}`,
    params,
    order: orderOf(listing),
    whole: (found) =>
      `SELECT ${columns} FROM (SELECT l.* FROM ${table} l JOIN (${found}) f ON f.${unique} = l.${unique} AND f.${shown} = l.${shown}) l ${join}`,
  };
}

function inArchive({ db, archive }: { db: Db; archive: Archive }, listing: HistoryListing, until: number): Stretch {
  const { kind, where, from, columns, join = '' } = listing;
  const { table, by, shown = by } = kind;
  const params: Record<string, unknown> = {};
  const param = (value: unknown, type = typeOf(value)) => {
    const name = `p${Object.keys(params).length}`;
    params[name] = value;
    return `{${name}:${type}}`;
  };
  const between: Condition[] = [
    [`l.${shown}`, '>=', new Date(from)],
    [`l.${shown}`, '<', new Date(until)],
  ];
  const conditions = [...where, ...between].map((one) =>
    written(one, {
      value: param,
      like: (what, patterns) => `(${patterns.map((pattern) => `${what} LIKE ${param(pattern)}`).join(' OR ')})`,
      among: (what, values) => `has(${param(values, 'Array(String)')}, ${what})`,
    }),
  );
  const source = `FROM ${table} AS l WHERE ${conditions.map(inItsWords).join(' AND ')}`;
  return {
    async rows(limit, before) {
      const found = await archive.query(
        `SELECT l.* ${source} ORDER BY ${orderOf(listing)} LIMIT ${limit} OFFSET ${before}`,
        params,
      );
      return db.query(
        `SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1) l ${join} ORDER BY ${orderOf(listing)}`,
        [JSON.stringify(found)],
      );
    },
    async count() {
      const [counted] = await archive.query<Counted>(`SELECT ${sumOf(listing)} ${source}`, params);
      return counted!;
    },
  };
}

const typeOf = (value: unknown): string =>
  value instanceof Date ? moment : { string: 'String', number: 'Int64', boolean: 'Bool' }[typeof value as 'string'];

/** What the archive calls otherwise. */
const inItsWords = (condition: string): string =>
  condition.replace(/\blower\(/g, 'lowerUTF8(').replace(/(l\.\w+)->>('\w+')/g, 'JSONExtractString($1, $2)');

/** How a store says it. */
interface Dialect {
  value: (value: unknown) => string;
  like: (what: string, patterns: readonly string[]) => string;
  among: (what: string, values: readonly string[]) => string;
}

function written(condition: Condition, dialect: Dialect): string {
  if ('not' in condition) return `NOT (${condition.not.map((one) => written(one, dialect)).join(' AND ')})`;
  const [what, is, value] = condition;
  if (is === 'like') return dialect.like(what, value);
  if (is === 'in') return dialect.among(what, value);
  return `${what} ${is} ${dialect.value(value)}`;
}
