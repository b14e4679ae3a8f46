import type { Archived } from './archive';

/** What only grows, and is forgotten: a table that is kept in parts by time. What is to go goes with its part. */
export interface HistoryKind {
  /** The table; `…_other` holds rows that no part is there for. */
  table: string;
  /** Column of the moment by which it is parted. */
  by: string;
  /** Column of the moment by which it is shown and brought to the archive; `by` unless given. */
  shown?: string;
  /** How much time a part covers: a day in UTC, a month in China. */
  step: 'day' | 'month';
  /** Milliseconds after that moment from which on a row may go. */
  keep: number;
  /** How far in the future moments may lie; none unless given. */
  ahead?: number;
  /** What tells kinds of lines `l` apart that are counted by days, as SQL; not counted unless given. By `by`, from parts of months. */
  counted?: string;
  /** How it is kept in the archive, where there is one. */
  archived?: Archived;
}

/** What a feature plugs in here. */
export interface WithHistory {
  /** What of it is kept in parts. */
  history?: readonly HistoryKind[];
}
