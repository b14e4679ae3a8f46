/** A row as the driver gives it. Timestamps are ISO strings, bigint numbers, jsonb parsed. */
export type Row = Record<string, unknown>;

/** What SQL can run on: the store itself or a transaction's own handle. */
export interface Sql {
  /** Runs one statement with `$1…` parameters and gives its rows. */
  query<T extends object = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>;
}

/** The store: embedded PostgreSQL (PGlite in a worker) or a real server. One SQL dialect for both. */
export interface Db extends Sql {
  /** `pglite` or `postgres`. */
  readonly kind: 'pglite' | 'postgres';
  /** Runs `work` in a transaction. Inside, only the handle given may be used: the embedded store has one connection. */
  tx<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Runs several statements without parameters (migrations). */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}
