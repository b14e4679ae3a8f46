import type { ApiError } from '../../../api';
import type { FetchPage } from '../export/collect';

/** Where the rows come from, as the table sees it. */
export interface Source<Row> {
  /** Rows to show now. */
  rows: readonly Row[];
  /** Rows that match, on all pages. */
  total: number;
  /** A total or count above this one stands for more; undefined: they are exact. */
  counted?: number | undefined;
  /** Has everything counted that matches now. */
  countAll?: () => void;
  /** `data` of the last reply, for counts and options. */
  data: unknown;
  /** Nothing to show yet. */
  loading: boolean;
  /** The rows belong to the former page or filter; the asked ones are on their way. */
  stale: boolean;
  /** A request is under way. */
  refreshing: boolean;
  error: ApiError | undefined;
  /** When the rows arrived, milliseconds since 1970. */
  updatedAt: number | undefined;
  /** Events of the server keep them fresh now. */
  live: boolean;
  /** The true order differs from the shown one; `reorder` applies it. */
  moved: boolean;
  reorder: () => void;
  refresh: () => Promise<unknown>;
  /** Any page of the same filter and sort. */
  fetchPage: FetchPage<Row>;
  /** Rows per request when everything is collected. */
  fetchSize: number;
}
