import { createContext } from 'react';

/** A column of the page's own. Rows are what the server gave for them. */
export interface ExtraColumn<Row> {
  /** Its name; one that the list has already takes that one's place. */
  key: string;
  title: string;
  /** Text of a cell: on the screen, in exported files. */
  text(row: Row): string | number | null | undefined;
  /** A node of the page's own instead of the text on the screen. Styles of the page do not reach it. */
  render?(row: Row): Node;
  /** The column that it stands after; at the end unless told. */
  after?: string;
  /** Pixels; 120 unless told. */
  width?: number;
  align?: 'left' | 'right' | 'center';
}

/** A link at the end of each row. Choosing it sends `np-action` too. */
export interface ExtraAction<Row> {
  key: string;
  label: string;
  danger?: boolean;
  /** Whether this row has it. */
  shown?(row: Row): boolean;
  onSelect?(row: Row): void;
}

/** Something done with the ticked rows. Choosing it sends `np-action` too. */
export interface ExtraBatchAction {
  key: string;
  label: string;
  danger?: boolean;
  /** Asked before. */
  confirm?: string;
  /** `ids`: those of the ticked rows; none for everything that the list is narrowed to. */
  onSelect?(picked: { count: number; ids: readonly string[] | undefined }): void;
}

/** What a page adds to a list. Give a new object when something of it changes, or data of yours has arrived. */
export interface Extension<Row = Record<string, unknown>> {
  /** Name of the list, where a widget has more than one: its key for kept columns. */
  table?: string;
  columns?: readonly ExtraColumn<Row>[];
  /** Columns that the list does not show. */
  hidden?: readonly string[];
  /** Texts of the list's own columns, by their keys; nothing returned leaves the list's own. */
  formats?: Readonly<Record<string, (row: Row) => string | undefined>>;
  rowActions?: readonly ExtraAction<Row>[];
  batchActions?: readonly ExtraBatchAction[];
  /** Instead of the list's own words when there is nothing yet; choosing the action sends `np-action`. */
  empty?: { title: string; reason?: string; action?: { key: string; label: string } };
}

/** What the page around adds here, and whether it can put things of its own into slots. */
export interface Extended {
  extension?: Extension | undefined;
  slots?: boolean;
}

export const ExtensionContext = createContext<Extended>({});
