import pg from 'pg';
import { canBeNull, type Plan } from './plan';

/** A column of what a statement gives. */
export interface Column {
  name: string;
  /** PostgreSQL's name of its type: `int8`, `_text`. */
  type: string;
  /** Whether the planner sees that it can be null. */
  nullable: boolean;
}

interface Field {
  name: string;
  dataTypeID: number;
}

/** Asks a migrated store what statements give, without running them. */
export interface Describer {
  /** The columns. Rejects when the store refuses the statement. */
  describe(text: string): Promise<Column[]>;
  close(): Promise<void>;
}

/** Connects to a migrated PostgreSQL. */
export async function openDescriber(url: string): Promise<Describer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // A statement is planned as it stands, not for the parameters that it is planned with.
  await client.query('SET plan_cache_mode = force_generic_plan');
  const { rows: types } = await client.query<{ oid: number; typname: string }>('SELECT oid, typname FROM pg_type');
  const { rows: columns } = await client.query<{ column: string }>(
    `SELECT c.relname || '.' || a.attname AS column FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attnotnull`,
  );
  const typeNames = new Map(types.map(({ oid, typname }) => [oid, typname]));
  const nullable = new Set(columns.map(({ column }) => column));
  return {
    async describe(text) {
      await client.query('DEALLOCATE ALL');
      const fields = await fieldsOf(client, text);
      const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
      const given = count > 0 ? `(${new Array<string>(count).fill('NULL').join(', ')})` : '';
      const explained = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `EXPLAIN (VERBOSE, COSTS OFF, FORMAT JSON) EXECUTE described${given}`,
      );
      const plan = explained.rows[0]!['QUERY PLAN'][0].Plan;
      return fields.map(({ name, dataTypeID }, at) => {
        const type = typeNames.get(dataTypeID)!;
        return { name, type, nullable: canBeNull(plan, at, type, nullable) };
      });
    },
    close: () => client.end(),
  };
}

/** Prepares a statement as `described` and asks for its columns. */
function fieldsOf(client: pg.Client, text: string): Promise<readonly Field[]> {
  return new Promise((done, fail) => {
    let fields: readonly Field[] = [];
    const asking = {
      submit(connection: pg.Connection) {
        connection.parse({ name: 'described', text, types: [] }, true);
        connection.describe({ type: 'S', name: 'described' }, true);
        connection.sync();
      },
      handleParseComplete: () => undefined,
      handleRowDescription: (message: { fields: readonly Field[] }) => (fields = message.fields),
      handleReadyForQuery: () => done(fields),
      handleError: fail,
    };
    client.query(asking);
  });
}
