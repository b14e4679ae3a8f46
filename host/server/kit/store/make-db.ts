import { AsyncLocalStorage } from 'node:async_hooks';
import { StoreAway, type Db, type Row, type Tx } from './db';
import type { Engine } from './engine';
import { toParams } from './values';

/** Where connections come from. A pool of one (the embedded store) or many. */
export interface Source {
  /** Waits for a connection in turn. `broken` on release: it may hold an open transaction, so it is thrown away. */
  take(): Promise<{ engine: Engine; release: (broken?: boolean) => void }>;
  close(): Promise<void>;
}

/** A transaction that work goes on in, and the one around it, of another store. */
interface Inside {
  of: Source;
  open: boolean;
  around: Inside | undefined;
}

/** One for all stores: each of them is paid for by every promise of the process, for as long as it lasts. */
const inside = new AsyncLocalStorage<Inside>();

/** A store over connections. */
export function makeDb(kind: Db['kind'], source: Source): Db {
  /** A second connection asked for inside a transaction would wait for the first for ever when there is but one. */
  const refuseInside = () => {
    for (let at = inside.getStore(); at; at = at.around)
      if (at.of === source && at.open) throw new Error('inside a transaction only its own handle may be used');
  };

  async function using<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
    refuseInside();
    const { engine, release } = await source.take();
    let broken = false;
    try {
      return await work(engine);
    } catch (error) {
      broken = error instanceof StoreAway;
      throw error;
    } finally {
      release(broken);
    }
  }

  async function attempt<T>(work: (sql: Tx) => Promise<T>): Promise<T> {
    const { engine, release } = await source.take();
    const state = { of: source, around: inside.getStore(), open: true, failed: false };
    let broken = true;
    try {
      await engine.exec(engine.begin ?? 'BEGIN');
      const result = await inside.run(state, () => work(handle(engine, state)));
      // A failed statement whose error was swallowed leaves the transaction dead, and COMMIT would silently undo it.
      if (state.failed) await engine.query('SELECT 1', []);
      await engine.exec('COMMIT');
      broken = false;
      return result;
    } catch (error) {
      // Whoever does not answer is asked no more on this connection.
      if (!(error instanceof StoreAway)) {
        await engine.exec('ROLLBACK').then(
          () => (broken = false),
          () => undefined,
        );
      }
      throw error;
    } finally {
      state.open = false;
      release(broken);
    }
  }

  return {
    kind,
    query: <T extends object = Row>(sql: string, params: readonly unknown[] = []) =>
      using((engine) => engine.query(sql, toParams(params))) as Promise<T[]>,
    exec: (sql) => using((engine) => engine.exec(sql)),
    async tx(work) {
      refuseInside();
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(work);
        } catch (error) {
          if (tries === 3 || !isPassing(error)) throw error;
        }
      }
    },
    async alone(work) {
      if (kind === 'pglite') return work();
      refuseInside();
      const { engine, release } = await source.take();
      try {
        // Held by a transaction and not by the connection, which a pooler would give to somebody else meanwhile. Without
        // parameters: with some it would keep what it saw then, nothing could be vacuumed, and an index that is made anew
        // concurrently would wait for it for ever.
        await engine.exec(engine.begin ?? 'BEGIN');
        await engine.exec(`SELECT pg_advisory_xact_lock(${aloneLock})`);
        return await work();
      } finally {
        await engine.exec('ROLLBACK').then(
          () => release(),
          () => release(true),
        );
      }
    },
    close: () => source.close(),
  };
}

/** Any number that nobody else takes: "netpane" as bytes. */
const aloneLock = String(0x6e657470616e65n);

function handle(engine: Engine, state: { open: boolean; failed: boolean }): Tx {
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!state.open) throw new Error('the transaction is over');
    try {
      return await work();
    } catch (error) {
      state.failed = true;
      throw error;
    }
  };
  return {
    query: <T extends object = Row>(sql: string, params: readonly unknown[] = []) =>
      run(() => engine.query(sql, toParams(params))) as Promise<T[]>,
    exec: (sql) => run(() => engine.exec(sql)),
  };
}

/** Serialisation failure or deadlock: the same work may succeed when it starts over. */
const isPassing = (error: unknown): boolean => ['40001', '40P01'].includes((error as { code?: string }).code ?? '');
