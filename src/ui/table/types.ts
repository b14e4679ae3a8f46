import type { ReactNode } from 'react';
import type { ApiError, Endpoint } from '../../api';
import type { Moment } from '../../format';
import type { Destination } from '../../session/place';
import type { Run } from '../tasks';
import type { ExportValue } from './export/csv';
import type { ListState, Sort } from './model/list-state';
import type { SortValue } from './model/local-list';

/** One column. Define columns outside the component: a new array is a new table. */
export interface Column<Row> {
  /** Field of the row, name in the column choice and name to sort by. */
  key: string;
  title: string;
  /** Unit, shown in the head after the title: `Mbps`. */
  unit?: string;
  /** Plain text of the cell; the field `key` unless told. Used for the cell, search, export and row names. */
  text?: (row: Row) => string | number | null | undefined;
  /** A moment instead of a text: as short as it can be said in the cell, in full under the pointer and in exported files. */
  at?: (row: Row) => Moment;
  /** Own content instead of the text. Keep it lean: it is rendered for every row on the screen. */
  render?: (row: Row) => ReactNode;
  /** The head sorts: by the server under `key`, in memory by `sortValue`. */
  sortable?: boolean;
  /** Value to sort by in memory; the text unless told. */
  sortValue?: (row: Row) => SortValue;
  /** Numbers stand right. */
  align?: 'left' | 'right' | 'center';
  /** Addresses and serial numbers. */
  mono?: boolean;
  /** In the colour and weight of names. */
  strong?: boolean;
  /** Wanted width in px; 120 unless told. */
  width?: number;
  /** Narrowest width in px; 64 unless told. */
  minWidth?: number;
  /** Share of spare room; only columns with it grow. */
  grow?: number;
  /** 1 always stays; 2 and 3 give way where the room is short, 3 first. */
  priority?: 1 | 2 | 3;
  /** Not in the column filter, always shown. */
  fixed?: boolean;
  /** Off until the reader ticks it. */
  off?: boolean;
  /** Value in exported files; the text unless told. False: never exported. */
  exported?: ((row: Row) => ExportValue) | false;
  /** Columns that stand for it in exported files: figures that share a cell on the screen. */
  parts?: readonly Column<Row>[];
  /** The cell becomes a field while its row is edited. */
  edit?: EditCell<Row>;
}

/** A field in a row that is being edited. */
interface EditCell<Row> {
  value: (row: Row) => string;
  maxLength?: number;
  /** A sentence when the value must not be saved. */
  check?: (value: string, row: Row) => string | undefined | Promise<string | undefined>;
}

/** A link at the end of a row. The first two are shown, the rest and dangerous ones are in the menu. */
export interface RowAction {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** Leads somewhere … */
  to?: Destination;
  /** … or does something. */
  onSelect?: () => void;
}

/** The ticked rows, for an action that does something else than a loop over them: a dialog, a job on the server. */
export interface Picked {
  count: number;
  /** Keys of the rows that were ticked; undefined: everything that matches `state`, without `except`. */
  keys: string[] | undefined;
  except: string[];
  /** What the list is narrowed to. */
  state: ListState;
  /** Unticks the rows and opens the task drawer. */
  started: () => void;
}

/** Something done with every ticked row, as a task with a result per row. */
export interface BatchAction {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** How it is done here, row by row … */
  run?: Run;
  /** Asks for what the action needs and gives the run in place of `run`; undefined: nothing happens. */
  prepare?: (count: number) => Promise<Run | undefined>;
  /** … or who takes the rows over. */
  onPick?: (picked: Picked) => void | Promise<void>;
  /** Asked before; gets the number of rows. Undefined: starts at once. */
  confirm?: (count: number) => {
    title?: string;
    body: string;
    detail?: string;
    danger?: boolean;
    typeToConfirm?: string;
  };
}

/** One choice of a filter or segment. */
export interface Option {
  value: string;
  label: string;
  /** Rows behind it. */
  count?: number;
}

/** A narrow list above the table. `data` is the last reply of the list. */
export interface Filter {
  /** Name in the address and in the request. */
  name: string;
  /** What no choice reads like: `全部分组`. */
  label: string;
  options: readonly Option[] | ((data: unknown) => readonly Option[]);
  /** Width in px; 128 unless told. */
  width?: number;
  /** Not shown while it offers nothing and nothing is chosen. */
  optional?: boolean;
  /** Its control, where the platform's select will not do: of more choices than a list can hold. */
  render?: ((value: string, onChange: (value: string) => void) => ReactNode) | undefined;
}

/** Rows come from an endpoint of the contract, one page at a time. */
export interface EndpointSource {
  /** Answers `{ list, total }`, whatever else it carries. */
  endpoint: Endpoint;
  /** Further input beside page, search, sort and filters. */
  input?: Record<string, unknown>;
  /** Turns the list state into the endpoint's own names; `toInput` of the model unless told. */
  toInput?: (state: ListState) => Record<string, unknown>;
  /** The endpoint takes `most`: a search that finds very much is shown without its exact number. */
  bounded?: boolean;
  request?: undefined;
  rows?: undefined;
}

/** The configurable list request of the specification (section 7). A code not divisible by 1000 is a failure. */
export interface ListRequest {
  method: 'GET' | 'POST';
  /** Path from the API's root; `{name}` is filled from `params`. */
  url: string;
  params?: Record<string, unknown>;
  /** Names of the paging parameters; `page` and `per_page` unless told. */
  pageName?: string;
  perPageName?: string;
  /** Dotted places of list and total in the reply; `data.list` and `data.total` unless told. */
  listField?: string;
  totalField?: string;
  /** Deletes one row: POST with the row's id in the field `id`. */
  deleteUrl?: string;
  /** Deletes many: POST with the list of ids in the field `ids`. */
  batchDeleteUrl?: string;
}

/** Rows come from a configurable request. */
export interface RequestSource {
  request: ListRequest;
  toInput?: (state: ListState) => Record<string, unknown>;
  endpoint?: undefined;
  rows?: undefined;
}

/** Rows are in memory: searched, filtered, sorted and paged here. */
export interface RowsSource<Row> {
  rows: readonly Row[];
  /** True while they are being read. */
  loading?: boolean;
  error?: ApiError | undefined;
  /** The retry and refresh button. */
  onRefresh?: () => void;
  /** Whether a row passes the filters; a filter compares the field of its name unless told. */
  passes?: (row: Row, filters: Readonly<Record<string, string>>) => boolean;
  /** False: one long list, only its visible part is in the page. */
  paged?: boolean;
  endpoint?: undefined;
  request?: undefined;
}

/** What every table takes. */
export interface TableProps<Row> {
  /** What the list is of: the accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  /** Key under which the column choice is kept on the server. A filterable table without one throws. */
  cacheKey?: string;
  /** Whether readers choose columns; on where there is a `cacheKey`. */
  filterable?: boolean;
  /** Identity of a row; its `id`, else a random local one. */
  rowKey?: (row: Row) => string;
  /** Name of a row in sentences; the text of the first column unless told. */
  rowName?: (row: Row) => string;
  /** Placeholder of the search field; no search field without one. */
  search?: string;
  filters?: readonly Filter[];
  /** A filter whose choices stand side by side; `options` as in `Filter`. The first option is "all" with the value ''. */
  segments?: Omit<Filter, 'width'>;
  /** What else narrows the rows, by its field in the address; '' for what does not. Goes with the filters, is kept by views. */
  narrowing?: Readonly<Record<string, string>>;
  sort?: Sort;
  /** Row numbers. */
  numbered?: boolean;
  /** Boxes to tick; on where there are batch actions. */
  selectable?: boolean;
  actions?: (row: Row) => readonly RowAction[];
  /** Width of the actions in px; 132 unless told. */
  actionsWidth?: number;
  batchActions?: readonly BatchAction[];
  /** Deletes one row after the confirmation of the specification; adds "删除" to the row's menu. */
  remove?: (row: Row) => Promise<unknown>;
  /** What that is called where a row goes on elsewhere: in the menu, of a row by its name, and afterwards. */
  removing?: { label: string; asked: (name: string) => string; said: string };
  /** Deletes ticked rows at once; adds "批量删除" to the batch bar. */
  removeMany?: (ids: string[]) => Promise<unknown>;
  /** Second sentence of the delete confirmation: what else goes. */
  removeDetail?: string;
  /** Word that must be typed before a row is deleted, like its name: for what many people would miss. */
  removeTyped?: (row: Row) => string;
  /** "批量删除" in the toolbar as well. */
  removeInToolbar?: boolean;
  /** The add button. */
  add?: { label: string; onSelect: () => void };
  /** Content below a row; nothing returned shows the no-data text. */
  expand?: (row: Row) => ReactNode;
  /** Saves a row that was edited in place: values by column key. Rejects with an ApiError. */
  save?: (row: Row, values: Record<string, string>) => Promise<unknown>;
  /** Before everything else in the toolbar: what the table is called. */
  title?: ReactNode;
  /** Own controls left in the toolbar. */
  toolbarStart?: ReactNode;
  /** Figures of what is listed: right in the toolbar, before the tools. */
  sums?: ReactNode;
  /** Own buttons right in the toolbar. */
  toolbarEnd?: ReactNode;
  /** Name of exported files; no export without one. */
  exportName?: string;
  /** Milliseconds between refreshes; rows then change without changing places. */
  every?: number;
  /** Headings between rows while they are sorted by `sort`: what a row stands under, the same function every time. */
  groups?: { sort: string; of: (row: Row) => string };
  /** Two lines per row; a number: as high as that, px. */
  tall?: boolean | number;
  /** Told of the rows that are shown, in their order: who goes from one to the next beside the list. */
  onRows?: (rows: readonly Row[]) => void;
  /** Enter or a double click on a row. */
  onOpen?: (row: Row) => void;
  /** The list when there is nothing yet: `reason` says what it is for, or what brings something into it. */
  empty?: { title: string; reason: string; action?: ReactNode };
  /** In front of the query fields, where two tables share an address. */
  prefix?: string;
  /** Greatest height of the rows, a CSS length; as much as fits below a console page head unless told. */
  maxHeight?: string;
  /** Without the frame, inside a pane that has one. */
  bare?: boolean;
}

/** Props of `DataTable`. */
export type DataTableProps<Row extends object> = TableProps<Row> & (EndpointSource | RequestSource | RowsSource<Row>);

/** Types an array of columns. */
/*#__NO_SIDE_EFFECTS__*/
export const columns = <Row>(list: readonly Column<Row>[]): readonly Column<Row>[] => list;
