import type { Columns } from './hooks/use-columns';
import type { RowAction, TableProps } from './types';

/** What rows need to know of the table; the same object as long as none of it changes. */
export interface GridModel<Row> {
  columns: Columns<Row>;
  selectable: boolean;
  actionsOf: ((row: Row) => readonly RowAction[]) | undefined;
  expand: TableProps<Row>['expand'];
  editing: Editing<Row>;
  nameOf: (row: Row) => string;
  groupOf: ((row: Row) => string) | undefined;
}

/** Rows being edited in place. */
export interface Editing<Row> {
  /** Starts editing a row. */
  start: (key: string, row: Row) => void;
  change: (key: string, column: string, value: string) => void;
  /** Saves a row; what is wrong shows at its fields. */
  save: (key: string, row: Row) => void;
  cancel: (key: string) => void;
}

/** A row being edited: values and errors by column key. */
export interface Draft {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  busy: boolean;
}
