/** What a list shows, as far as it survives a reload. */
export interface ListState {
  /** 1 and up. */
  page: number;
  /** Rows per page, one of the table's sizes. */
  size: number;
  sort?: Sort;
  search: string;
  /** Filter values by filter name; an unset filter has no entry. */
  filters: Readonly<Record<string, string>>;
  /** Saved view that was opened, as long as nothing of it was changed. */
  view?: string;
}

/** One sorted column. */
export interface Sort {
  key: string;
  desc: boolean;
}

/** What a table allows in its address. */
export interface ListSpec {
  /** Names of the filters; they are the names of the query fields too. */
  filters: readonly string[];
  /** What those can be set to; one without values here takes every text. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** Columns that may be sorted by. */
  sortable: readonly string[];
  /** Page sizes; the first is the default. */
  sizes: readonly number[];
  sort?: Sort | undefined;
  /** Put in front of each query field, where two tables share an address. */
  prefix?: string | undefined;
}

type Query = Readonly<Record<string, string>>;

/** Characters that a list can be searched for. */
const longest = 120;

/** Page sizes of the product (specification, section 9). */
export const pageSizes = [50, 70, 100] as const;

/** Reads a list state from query fields. Whatever does not fit the table is ignored. */
export function readState(query: Query, spec: ListSpec): ListState {
  const at = (name: string) => query[(spec.prefix ?? '') + name] || undefined;
  const size = Number(at('size'));
  const filters: Record<string, string> = {};
  for (const name of spec.filters) {
    const value = at(name);
    const known = spec.values?.[name];
    if (value !== undefined && (!known?.length || known.includes(value))) filters[name] = value;
  }
  const sort = readSort(at('sort'), spec.sortable) ?? spec.sort;
  const view = at('view');
  return {
    page: positive(at('page')),
    size: spec.sizes.includes(size) ? size : (spec.sizes[0] ?? 50),
    search: at('q')?.slice(0, longest) ?? '',
    filters,
    ...(sort && { sort }),
    ...(view && { view }),
  };
}

/** The query fields of a list state; what is at its default is undefined, so the address stays short. */
export function writeState(state: ListState, spec: ListSpec): Record<string, string | undefined> {
  const fields: Record<string, string | undefined> = {
    page: state.page > 1 ? String(state.page) : undefined,
    size: state.size === spec.sizes[0] ? undefined : String(state.size),
    sort: sameSort(state.sort, spec.sort) ? undefined : writeSort(state.sort),
    q: state.search || undefined,
    view: state.view,
  };
  for (const name of spec.filters) fields[name] = state.filters[name] || undefined;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [(spec.prefix ?? '') + name, value]));
}

/** Fields of a request in the API's own names. */
export interface ListInput extends Record<string, unknown> {
  page: number;
  per_page: number;
  /** Search words. */
  q?: string;
  /** Column to sort by. */
  sort?: string;
  order?: 'asc' | 'desc';
}

/** The input of a list endpoint. Empty fields are left out. */
export function toInput(state: ListState): ListInput {
  return {
    ...state.filters,
    page: state.page,
    per_page: state.size,
    ...(state.search && { q: state.search }),
    ...(state.sort && { sort: state.sort.key, order: state.sort.desc ? ('desc' as const) : ('asc' as const) }),
  };
}

/** Applies a change. Anything that changes which rows match leads back to page 1 and leaves the saved view. */
export function change(state: ListState, part: Partial<ListState>): ListState {
  const narrows = 'search' in part || 'filters' in part || 'size' in part || 'sort' in part;
  const next = {
    ...state,
    ...(narrows && !('view' in part) && { view: undefined }),
    ...(narrows && { page: 1 }),
    ...part,
  };
  if (next.sort === undefined) delete next.sort;
  if (next.view === undefined) delete next.view;
  return next;
}

/** Whether search or a filter narrows the list: then an empty list means "nothing matches". */
export const isNarrowed = (state: ListState): boolean => state.search !== '' || Object.keys(state.filters).length > 0;

/** The fields of `names` as `query` has them; undefined are those that it has not. */
export const fieldsOf = (names: object, query: Query = {}): Record<string, string | undefined> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, query[name]]));

/** The sort after a click on a column head: ascending, descending, none. */
export const nextSort = (sort: Sort | undefined, key: string): Sort | undefined =>
  sort?.key !== key ? { key, desc: false } : sort.desc ? undefined : { key, desc: true };

/** `name` or `-name`. */
const writeSort = (sort: Sort | undefined): string | undefined => sort && (sort.desc ? '-' : '') + sort.key;

function readSort(text: string | undefined, sortable: readonly string[]): Sort | undefined {
  if (!text) return undefined;
  const desc = text.startsWith('-');
  const key = desc ? text.slice(1) : text;
  return sortable.includes(key) ? { key, desc } : undefined;
}

const sameSort = (a: Sort | undefined, b: Sort | undefined) => a?.key === b?.key && a?.desc === b?.desc;

function positive(text: string | undefined): number {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : 1;
}
