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

/** What a widget has read so far: the newest answer of each call, by the name that `np-data` gives the call. */
export type Answers = Readonly<Record<string, unknown>>;

/** A fact of the page's own about what a widget shows, above it. */
export interface ExtraField {
  key: string;
  label: string;
  /** Its text; nothing leaves it out. */
  text(answers: Answers): string | number | null | undefined;
  /** A node of the page's own instead of the text. Styles of the page do not reach it. */
  render?(answers: Answers): Node;
}

/** A button above a widget. Choosing it sends `np-action` too. */
export interface ExtraButton {
  key: string;
  label: string;
  danger?: boolean;
  /** Whether it is there, by what the widget has read. */
  shown?(answers: Answers): boolean;
  onSelect?(answers: Answers): void;
}

/** A number as a chart writes it, and in which chart. */
interface Written {
  text: string;
  /** What the chart shows, as screen readers are told. */
  chart: string;
}

/** Text of a cell. Compared as methods are, so that a page may say what it knows of the rows. */
type Format<Row> = { of(row: Row): string | undefined }['of'];

/** What a page adds to a widget. Give a new object when something of it changes, or data of yours has arrived. */
export interface Extension<Row = Record<string, unknown>> {
  /** Facts of the page's own above the widget, in any element. */
  fields?: readonly ExtraField[];
  /** Buttons above the widget, in any element. */
  actions?: readonly ExtraButton[];
  /** Numbers of lines, bars and rings of charts; nothing returned leaves the chart's own text. */
  values?(value: number, written: Written): string | undefined;
  /** Name of the list, where a widget has more than one: its key for kept columns. */
  table?: string;
  columns?: readonly ExtraColumn<Row>[];
  /** Columns that the list does not show. */
  hidden?: readonly string[];
  /** Texts of the list's own columns, by their keys; nothing returned leaves the list's own. */
  formats?: Readonly<Record<string, Format<Row>>>;
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
