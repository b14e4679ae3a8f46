import type { Row } from './db';

/** A parameter as it goes over the wire: text, in PostgreSQL's own notation. */
export type Param = string | null;

/** One PostgreSQL connection, whatever is behind it. */
export interface Engine {
  /** How a transaction begins; `BEGIN` unless given. */
  begin?: string;
  query(sql: string, params: readonly Param[]): Promise<Row[]>;
  /** Runs several statements without parameters. */
  exec(sql: string): Promise<void>;
}
