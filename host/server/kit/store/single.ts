import type { Engine } from './engine';
import type { Source } from './make-db';

/** One connection, handed out to one after the other in the order they asked. */
export function single(engine: Engine, close: () => Promise<void>): Source {
  let last: Promise<void> = Promise.resolve();
  return {
    async take() {
      const before = last;
      let release!: () => void;
      last = new Promise((done) => (release = done));
      await before;
      return { engine, release: () => release() };
    },
    close: async () => {
      await last;
      await close();
    },
  };
}
