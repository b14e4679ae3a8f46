import { StoreFull } from './db';
import type { Engine } from './engine';
import { roomState, type Room } from './room';

/** An engine that can be ended: in good order, or at once wherever it stands. */
export interface Ending extends Engine {
  close(): Promise<void>;
  kill(): Promise<void>;
}

/** Milliseconds: between two tries to open it again, and that a statement may take when there is no room at all. */
const waits = { open: 2_000, stuck: 5_000 };
/** Bytes of room without which a statement that does not end will never end. */
const none = 1024 * 1024;

/**
 * The embedded store on a disk that fills up. While room is scarce it reads only; when the disk is full all the same, which
 * leaves it in a loop without an end, it is ended and opened again as soon as there is room. Nothing that it took is lost
 * by that: its log has it, as after kill -9.
 */
export function sparing(open: () => Promise<Ending>, first: Ending, room: Room) {
  let store: Ending | undefined = first;
  let readsOnly = false;
  let tried = 0;

  const drop = async () => {
    const old = store;
    store = undefined;
    readsOnly = false;
    await old?.kill();
  };

  async function living(): Promise<Ending> {
    if (store) return store;
    if (Date.now() - tried < waits.open || roomState(await room()) === 'full') throw new StoreFull('no room');
    tried = Date.now();
    store = await open().catch((cause: unknown) => {
      throw new StoreFull('not opened', { cause });
    });
    return store;
  }

  async function run<T>(work: (engine: Ending) => Promise<T>): Promise<T> {
    const engine = await living();
    const watch = setInterval(() => {
      void room().then((bytes) => (bytes < none && engine === store ? drop() : undefined));
    }, waits.stuck);
    try {
      return await work(engine);
    } catch (cause) {
      const { code } = cause as { code?: string };
      // Ended above, or full: what it does next is not to be trusted.
      if (store === engine && code === '53100') await drop();
      if (store !== engine || (readsOnly && code === '25006')) throw new StoreFull((cause as Error).message, { cause });
      throw cause;
    } finally {
      clearInterval(watch);
    }
  }

  return {
    query: (sql, params) => run((engine) => engine.query(sql, params)),
    exec: (sql) => run((engine) => engine.exec(sql)),
    close: async () => store?.close(),
    /** Before each turn, outside of transactions. */
    async ready(): Promise<void> {
      const scarce = roomState(await room()) === 'full';
      if (scarce === readsOnly || !store) return;
      await run((engine) => engine.exec(`SET default_transaction_read_only TO ${scarce ? 'on' : 'off'}`));
      readsOnly = scarce;
    },
  } satisfies Engine & { close(): Promise<void>; ready(): Promise<void> };
}
