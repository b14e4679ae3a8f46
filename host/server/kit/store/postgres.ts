import pg from 'pg';
import type { Row } from './db';
import type { Engine } from './engine';
import type { Source } from './make-db';
import { arrayTypes, parsers } from './values';

/** Connections to a real PostgreSQL. */
export function postgresSource(connectionString: string, size = 10): Source {
  const pool = new pg.Pool({ connectionString, max: size, types: { getTypeParser: parserOf as never } });
  // Without a listener a connection that the server drops while idle would end the process.
  pool.on('error', () => undefined);
  return {
    async take() {
      const client = await pool.connect();
      await prepare(client);
      return { engine: engineOf(client), release: (broken) => client.release(broken) };
    },
    close: () => pool.end(),
  };
}

const prepared = new WeakSet<pg.PoolClient>();

async function prepare(client: pg.PoolClient): Promise<void> {
  if (prepared.has(client)) return;
  try {
    await client.query(`SET timezone TO 'UTC'; SET datestyle TO 'ISO, YMD'; SET intervalstyle TO 'postgres'`);
    prepared.add(client);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const engineOf = (client: pg.PoolClient): Engine => ({
  query: async (sql, params) => (await client.query<Row>(sql, [...params])).rows,
  exec: async (sql) => void (await client.query(sql)),
});

function parserOf(type: number, format?: 'text' | 'binary'): (text: string) => unknown {
  const element = arrayTypes[type];
  if (element === undefined) return parsers[type] ?? pg.types.getTypeParser(type, format ?? 'text');
  return (text) => each(textArray(text), parsers[element]!);
}

type Nested = (string | null | Nested)[];
/** The typings know no array types; 1009 is text[]. */
const textArray = (pg.types.getTypeParser as (type: number) => (text: string) => Nested)(1009);

const each = (items: Nested, parse: (text: string) => unknown): unknown[] =>
  items.map((item) => (Array.isArray(item) ? each(item, parse) : item === null ? null : parse(item)));
