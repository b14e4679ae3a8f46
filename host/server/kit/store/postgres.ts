import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { StoreAway, StoreFull, type Row } from './db';
import type { Engine } from './engine';
import type { Source } from './make-db';
import { isPatient } from './patience';
import { arrayTypes, parsers } from './values';

/** Milliseconds: until there is a connection, and until a statement of a request or of patient work is answered. */
const limits = { connection: 8_000, requests: 12_000, patient: 600_000 };
/** How much longer than the server itself this side waits: then the server is not there any more. */
const grace = 1_000;

/** Connections for requests and for patient work. */
interface Pools {
  requests: pg.Pool;
  patient: pg.Pool;
}

/**
 * Connections to a real PostgreSQL: `size` for requests, half as many for patient work. A pooler in between, such as
 * PgBouncer in transaction mode, gives each transaction another connection of the server and refuses a limit of time
 * that would belong to one: each transaction then brings its own.
 */
export function postgresSource(connectionString: string, size = 10): Source {
  // By its name a process tells its own connections from those of others.
  const name = `netpane-${randomBytes(6).toString('hex')}`;
  let pools = openPools(connectionString, size, name);
  let pooled = false;

  async function connect(kind: keyof Pools): Promise<pg.PoolClient> {
    const from = pools;
    try {
      return await from[kind].connect();
    } catch (cause) {
      if (!/unsupported startup parameter.*statement_timeout/.test((cause as Error).message)) throw away(cause);
    }
    // Those of before have no connection: each was refused.
    if (pools === from) pools = openPools(connectionString, size, name, (pooled = true));
    return pools[kind].connect().catch((cause: unknown) => {
      throw away(cause);
    });
  }

  return {
    async take() {
      const kind = isPatient() ? 'patient' : 'requests';
      const limit = limits[kind];
      const client = await connect(kind);
      await prepare(client, limit);
      const begin = pooled ? `BEGIN; SET LOCAL statement_timeout = ${limit}` : undefined;
      return { engine: { ...engineOf(client, limit), begin }, release: (broken) => client.release(broken) };
    },
    close: () => end(pools),
  };
}

function openPools(connectionString: string, size: number, name: string, pooled = false): Pools {
  const open = (kind: keyof Pools, max: number) => {
    const pool = new pg.Pool({
      application_name: name,
      connectionString,
      max,
      connectionTimeoutMillis: limits.connection,
      statement_timeout: pooled ? undefined : limits[kind],
      keepAlive: true,
      types: { getTypeParser: parserOf as never },
    });
    // A connection that the server drops fails the statement under way. Without listeners it would end the process, idle
    // ones (the pool's event) as well as those that are out (their own).
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  return { requests: open('requests', size), patient: open('patient', Math.ceil(size / 2)) };
}

const end = async ({ requests, patient }: Pools) => void (await Promise.all([requests.end(), patient.end()]));

const prepared = new WeakSet<pg.PoolClient>();

async function prepare(client: pg.PoolClient, limit: number): Promise<void> {
  if (prepared.has(client)) return;
  try {
    // Compiling a statement for a large account takes longer than answering it. Indexes are read from memory or a solid disk:
    // taken for four times as dear as whole tables, as by default, they are left aside where many rows are counted. More
    // processes for one answer take longer to begin than most answers do, and the cores from other questions.
    await answered(
      client.query(
        `SET timezone TO 'UTC'; SET datestyle TO 'ISO, YMD'; SET intervalstyle TO 'postgres'; SET jit TO off;
          SET random_page_cost TO 1.25; SET parallel_setup_cost TO 10000`,
      ),
      limit,
    );
    prepared.add(client);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const engineOf = (client: pg.PoolClient, limit: number): Engine => ({
  query: async (sql, params) => (await answered(client.query<Row>(sql, [...params]), limit)).rows,
  exec: async (sql) => void (await answered(client.query(sql), limit)),
});

/** What the server answers within the limit; `StoreAway` where it does not, or says that it cannot now. */
async function answered<T>(answer: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new StoreAway(`no answer in ${limit + grace} ms`)), limit + grace);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw isAway(error) ? away(error) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** 53100: no room on its disk. */
const away = (cause: unknown): StoreAway =>
  new ((cause as { code?: string }).code === '53100' ? StoreFull : StoreAway)((cause as Error).message, { cause });

/** Classes 08 connection, 53 no room, 57 stopped by the server, 58 its disk; 25006 it only reads now. */
function isAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|53|57|58)|^25006$/.test(error.code ?? '');
  const { code, message } = error as NodeJS.ErrnoException;
  return /^E[A-Z]+/.test(code ?? '') || /^Connection terminated|connection error|Client was closed/.test(message);
}

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
