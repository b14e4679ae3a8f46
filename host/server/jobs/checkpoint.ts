import type { Job } from '../kit/context/context';
import { minute } from '../../../src/domain/time';

/**
 * The embedded store has no background writer: without this its log grows until it is closed, and all of it is replayed
 * after a crash. Costs milliseconds when nothing was written.
 */
export const checkpoint: Job = {
  name: 'checkpoint',
  every: minute,
  async run({ db }) {
    if (db.kind === 'pglite') await db.exec('CHECKPOINT');
  },
};
