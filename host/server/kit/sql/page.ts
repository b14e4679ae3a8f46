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

/** The statement that reads one page, with its parameters. */
export function pageStatement(
  { select, from, params, order, whole }: Listing,
  { page, per_page }: Paging,
): [text: string, params: unknown[]] {
  const cut = `LIMIT $${params.length + 1} OFFSET $${params.length + 2}`;
  const found = `SELECT ${select} ${from} ORDER BY ${order} ${cut}`;
  const before = Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER);
  return naming(whole ? `${whole(found)} ORDER BY ${order}` : found, [...params, per_page, before]);
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
  const list = await sql.query<T>(...pageStatement(listing, paging));
  return { list, total: await totalOf(sql, listing, paging, list.length) };
}

async function totalOf(
  sql: Sql,
  { select, from, params, total }: Listing,
  { page, per_page }: Paging,
  rows: number,
): Promise<number> {
  if (typeof total === 'number') return total;
  if (rows < per_page && (rows > 0 || page === 1)) return (page - 1) * per_page + rows;
  if (total) return total();
  // Columns are not read for a count, but the parameters among them keep their types.
  const counted = `SELECT count(*) AS total FROM (SELECT ${select} ${from}) counted`;
  const [count] = await sql.query<{ total: number }>(...naming(counted, params));
  return count!.total;
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
