import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { word } from './paging';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const fields = v.pipe(v.array(word), v.maxLength(100));
const query = v.pipe(
  v.record(word, v.pipe(v.string(), v.maxLength(500))),
  v.check((given) => Object.keys(given).length <= 40),
);

const view = v.object({
  id: word,
  /** Cache key of the table it belongs to. */
  table: word,
  name: v.string(),
  /** True: offered in embedded pages of this account too; false: only to those who log in. */
  shared: v.boolean(),
  /** Query fields of the list: filters, search, sort, page size. */
  query: v.record(v.string(), v.string()),
  /** Displayed columns; empty keeps the reader's own. */
  columns: v.array(v.string()),
});

/** A saved view of a table. */
export type TableView = v.InferOutput<typeof view>;

export const tableViews = endpoint({
  method: 'GET',
  path: '/api/v3/table_view/list',
  summary: 'Saved views of a table, oldest first; an embed sees the shared ones.',
  input: v.object({ table: word }),
  data: v.object({ list: v.array(view), total: v.number() }),
  scope: 'device:read',
  origin: 'ours',
});

export const tableViewSave = endpoint({
  method: 'POST',
  path: '/api/v3/table_view/save',
  summary: 'Saves a view; with `id` it replaces that one. A table has at most 50.',
  input: v.object({ id: v.optional(word), table: word, name, shared: v.boolean(), query, columns: fields }),
  data: view,
  scope: 'account',
  origin: 'ours',
  creates: true,
});

export const tableViewDelete = endpoint({
  method: 'POST',
  path: '/api/v3/table_view/delete',
  summary: 'Deletes a view.',
  input: v.object({ id: word }),
  scope: 'account',
  origin: 'ours',
});
