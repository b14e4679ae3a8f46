import { runJobs } from '../fleet/bulk/run';
import { day, iso, second } from '../../../src/domain/time';
import type { Job } from '../kit/context/context';

/** Days that jobs and their results are kept. */
const keptDays = 180;

/** Brings work over many devices on, whoever began it and on whichever server. */
export const bulk: Job = {
  name: 'bulk',
  every: second,
  run: (services) => runJobs(services, services.now()),
};

/** Takes old results away. */
export const bulkCare: Job = {
  name: 'bulk-care',
  every: 6 * 3600 * second,
  async run({ db, now }) {
    await db.query('DELETE FROM bulk_job WHERE finished_at < $1', [iso(now() - keptDays * day)]);
  },
};
