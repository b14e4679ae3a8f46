import type { Engine } from './engine';
import type { Source } from './make-db';

/** One connection, handed out to one after the other in the order they asked. `ready` is done before each turn. */
export function single(engine: Engine & { ready?(): Promise<void> }, close: () => Promise<void>): Source {
  let last: Promise<void> = Promise.resolve();
  return {
    async take() {
      const before = last;
      let release!: () => void;
      last = new Promise((done) => (release = done));
      await before;
      try {
        await engine.ready?.();
      } catch (error) {
        release();
        throw error;
      }
      // There is no other connection: the next one gets this without the transaction that was left open.
      const undo = () => void engine.exec('ROLLBACK').then(release, release);
      return { engine, release: (broken) => (broken ? undo() : release()) };
    },
    close: async () => {
      await last;
      await close();
    },
  };
}
