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
  /** Most rows that are counted: a greater total stands for more. Nothing but an `id` is selected then. */
  most?: number | undefined;
}

/** More rows than any list has; what is added to it is still a number that the store takes. */
const farthest = 2 ** 52;

/** How many rows come before a page. */
export const rowsBefore = ({ page, per_page }: Paging): number => Math.min((page - 1) * per_page, farthest);

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
  return naming(whole ? `${whole(found)} ORDER BY ${order}` : found, [...params, limit, before]);
}

/** So many rows of a list, after so many. */
export const rowsOf = <T extends object>(sql: Sql, listing: Listing, limit: number, before: number): Promise<T[]> =>
  sql.query<T>(...rowsStatement(listing, limit, before));

/** How many match, as far as they are counted, unless told what of them is counted instead. */
export async function countOf<T extends object = { total: number }>(
  sql: Sql,
  { select, from, params, most }: Listing,
  what = 'count(*) AS total',
): Promise<T> {
  const cut = most === undefined ? '' : `LIMIT ${most + 1}`;
  // Columns are not read for a count, but the parameters among them keep their types.
  const [count] = await sql.query<T>(
    ...naming(`SELECT ${what} FROM (SELECT ${select} ${from} ${cut}) counted`, params),
  );
  return count!;
}

/** Rows that are passed over as they come; before a page with more before it, it is asked whether fewer come after it. */
const far = 10_000;

/**
 * One page of a list, and how many rows match in all, also beyond the end. A page that is not full tells it without
 * counting: a search for something rare reads everything once, one for something common stops early and counts.
 */
export async function readPage<T extends object>(
  sql: Sql,
  listing: Listing,
  paging: Paging,
): Promise<{ list: T[]; total: number }> {
  const before = rowsBefore(paging);
  const { most = Infinity, total: told } = listing;
  const known = typeof told === 'number' ? told : undefined;
  if (before + paging.per_page > most && (known === undefined || known > most))
    return uncounted<T>(sql, listing, paging);
  if (before >= far || known !== undefined) {
    const total = await totalOf(sql, listing);
    return { list: before < total ? await rowsAmong<T>(sql, listing, paging, total) : [], total };
  }
  const list = await sql.query<T>(...pageStatement(listing, paging));
  const isLast = list.length < paging.per_page && (list.length > 0 || before === 0);
  return { list, total: isLast ? before + list.length : await totalOf(sql, listing) };
}

/**
 * A page that reaches beyond what is counted. Its total is that of all rows so far, with one more where more follow: they are
 * counted as they are passed over, so that a page behind the last one costs no second look.
 */
async function uncounted<T extends object>(
  sql: Sql,
  { select, from, params, order, whole }: Listing,
  paging: Paging,
): Promise<{ list: T[]; total: number }> {
  const before = rowsBefore(paging);
  const [until, after, size] = [1, 2, 3].map((n) => `$${params.length + n}`);
  const [page] = await sql.query<{ total: number; ids: string[] }>(
    ...naming(
      `WITH passed AS MATERIALIZED (SELECT ${select} ${from} ORDER BY ${order} LIMIT ${until}::bigint)
       SELECT (SELECT count(*) FROM passed) AS total, ARRAY(SELECT id FROM passed OFFSET ${after} LIMIT ${size}) AS ids`,
      [...params, before + paging.per_page + 1, before, paging.per_page],
    ),
  );
  const found = page!.ids;
  const list = whole
    ? await sql.query<T>(
        ...naming(`${whole(`SELECT unnest($${params.length + 1}::text[])`)} ORDER BY ${order}`, [...params, found]),
      )
    : (found.map((id) => ({ id })) as T[]);
  return { list, total: page!.total };
}

/** The rows of a page that there is, read from the end of the list that is nearer, where it is known how far that is. */
async function rowsAmong<T extends object>(sql: Sql, listing: Listing, paging: Paging, total: number): Promise<T[]> {
  const before = rowsBefore(paging);
  const end = listing.most !== undefined && total > listing.most ? Infinity : total;
  const after = Math.max(0, end - before - paging.per_page);
  if (before < far || before <= after) return rowsOf<T>(sql, listing, paging.per_page, before);
  const limit = Math.min(paging.per_page, total - before);
  return (await rowsOf<T>(sql, { ...listing, order: backwards(listing.order) }, limit, after)).reverse();
}

async function totalOf(sql: Sql, listing: Listing): Promise<number> {
  const { total } = listing;
  if (typeof total === 'number') return total;
  return total ? total() : (await countOf(sql, listing)).total;
}

/** What comes after `ORDER BY` for the opposite order. */
export function backwards(order: string): string {
  const columns = [''];
  let depth = 0;
  for (const sign of order) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) columns.push('');
    else columns.push(columns.pop() + sign);
  }
  return columns.map(turned).join(', ');
}

function turned(column: string): string {
  const [directed = '', nulls] = column.trim().split(/ NULLS (?=FIRST$|LAST$)/);
  const what = directed.replace(/ (?:ASC|DESC)$/, '');
  const where = nulls ? ` NULLS ${nulls === 'LAST' ? 'FIRST' : 'LAST'}` : '';
  return `${what} ${directed.endsWith(' DESC') ? 'ASC' : 'DESC'}${where}`;
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
