import type { Job } from './job';

const day = 86_400_000;

/** Days that lines are kept, as long as the fleet's own. */
const keptDays = 400;

/** Takes away old lines of the logs. */
export const logCare: Job = {
  name: 'logs',
  every: 6 * 3_600_000,
  async run({ db, now }) {
    await db.query('DELETE FROM log WHERE at < $1', [new Date(now() - keptDays * day)]);
  },
};
