import type { Sql } from '../store/db';

/** Which page of a list is meant: pages count from 1. */
export interface Paging {
  page: number;
  per_page: number;
}

/** A list in SQL. Its parameters are `$1…`; each statement gets those that it names. */
export interface Listing {
  /** Columns of a row; only those that find it where `whole` reads the rest. */
  select: string;
  /** `FROM … WHERE …`: a row for everything that matches. */
  from: string;
  params: readonly unknown[];
  /** What comes after `ORDER BY`; ends in something unique, so that nothing stands on two pages. */
  order: string;
  /** Reads the rows of the page, from the statement that finds them, in the same order: deep pages stay cheap. */
  whole?: (found: string) => string;
  /** How many match, where that is known, or cheaper asked than counted. */
  total?: number | (() => Promise<number>);
}

/** How many rows come before a page. */
export const rowsBefore = ({ page, per_page }: Paging): number => (page - 1) * per_page;

/** The statement that reads one page, with its parameters. */
export const pageStatement = (listing: Listing, paging: Paging): [text: string, params: unknown[]] =>
  rowsStatement(listing, paging.per_page, rowsBefore(paging));

function rowsStatement(
  { select, from, params, order, whole }: Listing,
  limit: number,
  before: number,
): [text: string, params: unknown[]] {
  const cut = `LIMIT $${params.length + 1} OFFSET $${params.length + 2}`;
  const found = `SELECT ${select} ${from} ORDER BY ${order} ${cut}`;
  return naming(whole ? `${whole(found)} ORDER BY ${order}` : found, [
    ...params,
    limit,
    Math.min(before, Number.MAX_SAFE_INTEGER),
  ]);
}

/** So many rows of a list, after so many. */
export const rowsOf = <T extends object>(sql: Sql, listing: Listing, limit: number, before: number): Promise<T[]> =>
  sql.query<T>(...rowsStatement(listing, limit, before));

/** How many match, unless told what of them is counted instead. */
export async function countOf<T extends object = { total: number }>(
  sql: Sql,
  { select, from, params }: Listing,
  what = 'count(*) AS total',
): Promise<T> {
  // Columns are not read for a count, but the parameters among them keep their types.
  const [count] = await sql.query<T>(...naming(`SELECT ${what} FROM (SELECT ${select} ${from}) counted`, params));
  return count!;
}

/**
 * One page of a list, and how many rows match in all, also beyond the end. A page that is not full tells it without
 * counting: a search for something rare reads everything once, one for something common stops early and counts.
 */
export async function readPage<T extends object>(
  sql: Sql,
  listing: Listing,
  paging: Paging,
): Promise<{ list: T[]; total: number }> {
  const { total } = listing;
  if (typeof total === 'number' && rowsBefore(paging) >= total) return { list: [], total };
  const list = await sql.query<T>(...pageStatement(listing, paging));
  return { list, total: await totalOf(sql, listing, paging, list.length) };
}

async function totalOf(sql: Sql, listing: Listing, paging: Paging, rows: number): Promise<number> {
  const { total } = listing;
  if (typeof total === 'number') return total;
  if (rows < paging.per_page && (rows > 0 || paging.page === 1)) return rowsBefore(paging) + rows;
  return total ? total() : (await countOf(sql, listing)).total;
}

/** A statement with the parameters that it names: PostgreSQL refuses further ones. */
function naming(text: string, params: readonly unknown[]): [text: string, params: unknown[]] {
  const named: number[] = [];
  const numbered = text.replace(/\$(\d+)/g, (_, number: string) => {
    const at = Number(number) - 1;
    if (!named.includes(at)) named.push(at);
    return `$${named.indexOf(at) + 1}`;
  });
  return [numbered, named.map((at) => params[at])];
}
