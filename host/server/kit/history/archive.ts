/** A column store that keeps for long what the store keeps for days. Everything rejects with `StoreAway` while it does not answer. */
export interface Archive {
  /** Does a statement that gives nothing. `{name:Type}` stands for a parameter. */
  exec(statement: string, params?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Takes rows in as one batch. The same batch again, by its token, changes nothing. */
  insert(table: string, rows: readonly object[], token: string): Promise<void>;
  query<T extends object>(statement: string, params?: Readonly<Record<string, unknown>>): Promise<T[]>;
  close(): Promise<void>;
}

/** How a kind of history is kept there. */
export interface Archived {
  /** Statements that make its tables where they are not there; each may be done again. */
  setUp: readonly string[];
  /** Those tables that hold rows of a device, by their column `device_id`; the first is the one that rows are brought to. */
  tables: readonly [string, ...string[]];
  /** Columns that are brought there. */
  columns: readonly string[];
}

/** What of the features is brought to the archive. */
export const archivedKinds = <K extends { archived?: Archived }>(
  features: readonly { history?: readonly K[] }[],
): (K & { archived: Archived })[] =>
  features.flatMap(({ history = [] }) => history.filter((kind): kind is K & { archived: Archived } => !!kind.archived));
