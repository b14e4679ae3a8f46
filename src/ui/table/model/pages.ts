import { number } from '../../../format';

/** Number of pages; an empty list has one. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** How far the console's own lists count what a search finds. */
export const mostCounted = 5_000;

/** Whether a number of rows stands for more, which were not counted. */
export const isMore = (rows: number, counted: number | undefined): boolean => counted !== undefined && rows > counted;

/** A number of rows as it is read: `12,345`, or `5,000+` where there are more than those that were counted. */
export const rowsSaid = (rows: number, counted?: number): string =>
  isMore(rows, counted) ? `${number(counted)}+` : number(rows);

/**
 * Page numbers of the pager: first, last, the current one with its neighbours, `gap` where some are left out.
 * A gap never hides a single page. `endless`: nobody knows which is the last.
 */
export function pageNumbers(page: number, pages: number, endless = false): (number | 'gap')[] {
  const known = knownNumbers(page, pages);
  return endless ? [...known.slice(0, known.at(-2) === 'gap' ? -2 : undefined), 'gap'] : known;
}

function knownNumbers(page: number, pages: number): (number | 'gap')[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, i) => i + 1);
  const from = Math.max(2, Math.min(page - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(page + 1, 5));
  const start = from === 3 ? 2 : from;
  const end = to === pages - 2 ? pages - 1 : to;
  const middle = Array.from({ length: end - start + 1 }, (_, i) => start + i);
  return [
    1,
    ...(start > 2 ? (['gap'] as const) : []),
    ...middle,
    ...(end < pages - 1 ? (['gap'] as const) : []),
    pages,
  ];
}

/** The page to show after `gone` of the `onPage` rows were deleted: one back when the page ran empty (specification, section 4). */
export const pageAfterDelete = (page: number, onPage: number, gone: number): number =>
  page > 1 && onPage <= gone ? page - 1 : page;

/** The page asked for in the jumper, within what exists; undefined when it is no number. */
export function jumpTarget(text: string, pages: number): number | undefined {
  const wanted = Number(text.trim());
  return text.trim() === '' || !Number.isFinite(wanted) ? undefined : Math.max(1, Math.min(pages, Math.trunc(wanted)));
}
