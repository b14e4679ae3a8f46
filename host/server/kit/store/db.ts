/** A row as the driver gives it. Timestamps are ISO strings, dates `YYYY-MM-DD`, bigint and numeric numbers, jsonb parsed. */
export type Row = Record<string, unknown>;

/** What SQL can run on: the store itself or a transaction's own handle. */
export interface Sql {
  /**
   * Runs one statement with `$1…` parameters and gives its rows. A `Date` is a moment, an array of plain values a
   * PostgreSQL array, an object jsonb; an array meant as jsonb goes through `json()`.
   */
  query<T extends object = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>;
}

/** A transaction's own handle. It ends with the transaction. */
export interface Tx extends Sql {
  /** Runs several statements without parameters. */
  exec(sql: string): Promise<void>;
}

/** The store: embedded PostgreSQL (PGlite in a worker) or a real server. One SQL dialect for both. */
export interface Db extends Sql {
  /** `pglite` or `postgres`. */
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in a transaction: all of it or nothing. Inside, only the handle given may be used (the embedded store
   * has one connection; the store's own methods reject). `work` starts over after a deadlock or a serialisation
   * failure, so it does nothing but SQL.
   */
  tx<T>(work: (sql: Tx) => Promise<T>): Promise<T>;
  /** Runs several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Runs `work`, which uses the store as ever, while no other process runs such work on it. Held by a connection. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * The store does not answer now: its server is gone, starts, is full or too slow. What was asked may or may not have
 * been done; the same may succeed later.
 */
export class StoreAway extends Error {
  override readonly name: string = 'StoreAway';
}

/** The store's disk is full: it takes nothing new, and goes on by itself when there is room. What it took is safe. */
export class StoreFull extends StoreAway {
  override readonly name = 'StoreFull';
}

/** A value for a jsonb parameter. Needed for arrays only, which would else become PostgreSQL arrays. */
export const json = (value: unknown): string => JSON.stringify(value);

/** Whether a statement failed because the row exists already; `constraint` narrows it to one index. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const { code, constraint: name } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && (constraint === undefined || name === constraint);
}
