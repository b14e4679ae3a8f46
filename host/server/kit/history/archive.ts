import { StoreAway } from '../store/db';

/** A column store that keeps for long what the store keeps for days. Everything rejects with `StoreAway` while it does not answer. */
export interface Archive {
  /** Does a statement that gives nothing. `{name:Type}` stands for a parameter. */
  exec(statement: string, params?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Takes rows in as one batch. The same batch again, by its token, changes nothing. */
  insert(table: string, rows: readonly object[], token: string): Promise<void>;
  query<T extends object>(statement: string, params?: Readonly<Record<string, unknown>>): Promise<T[]>;
  close(): Promise<void>;
}

/** What the archive says; nothing while it is away. */
export const whereThere = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof StoreAway) return undefined;
    throw error;
  });

/** How a kind of history is kept there. */
export interface Archived {
  /** Statements that make its tables where they are not there; each may be done again. */
  setUp: readonly string[];
  /** Its tables; the first is the one that rows are brought to. */
  tables: readonly [string, ...string[]];
  /** Column of each of them that says whose its rows are. */
  owner: 'account_id' | 'device_id';
  /** Columns that are brought there. */
  columns: readonly string[];
  /** Milliseconds after which nobody writes or changes a row of that moment any more; two minutes unless given. */
  settled?: number;
  /** Statement that tells from which moment on rows may still come, `at`; null: none are on their way. */
  coming?: string;
  /** Milliseconds that rows lie in the store as well; as long as without an archive unless given. */
  beside?: number;
}

/** A kind of which accounts have rows, kept there as they are. */
export function archivedRows(table: string, by: string, { until, order, columns, ...rest }: ArchivedRows): Archived {
  const made = Object.entries(columns).map(([name, type]) => `${name} ${type} CODEC(ZSTD)`);
  return {
    ...rest,
    tables: [table],
    owner: 'account_id',
    columns: Object.keys(columns),
    setUp: [
      `CREATE TABLE IF NOT EXISTS ${table} (${made.join(', ')}) ENGINE = MergeTree PARTITION BY toYYYYMM(${by})
       ORDER BY (account_id, ${order}) TTL ${typeof until === 'number' ? `toDateTime(${by}) + INTERVAL ${until} DAY` : `toDateTime(${until})`}
       SETTINGS ttl_only_drop_parts = ${Number(typeof until === 'number')}, non_replicated_deduplication_window = 10000`,
    ],
  };
}

/** Rows of accounts. */
interface ArchivedRows extends Pick<Archived, 'settled' | 'beside'> {
  /** How many days they are kept there, or the column that says until when each is. */
  until: number | string;
  /** In which order, after the account. */
  order: string;
  /** Column to type. */
  columns: Readonly<Record<string, string>>;
}

/** A moment, there. */
export const moment = "DateTime64(3, 'UTC')";

/** What of the features is brought to the archive. */
export const archivedKinds = <K extends { archived?: Archived }>(
  features: readonly { history?: readonly K[] }[],
): (K & { archived: Archived })[] =>
  features.flatMap(({ history = [] }) => history.filter((kind): kind is K & { archived: Archived } => !!kind.archived));
