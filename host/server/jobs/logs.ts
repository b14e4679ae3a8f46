import { forgetSyslog } from '../services/syslog/take';
import type { Job } from '../kit/context/context';
import { keptDays } from '../../../src/domain/retention';
import { day, hour } from '../../../src/domain/time';

/** Takes away old lines of the logs. */
export const logCare: Job = {
  name: 'logs',
  every: 6 * hour,
  async run({ db, now }) {
    await db.query('DELETE FROM log WHERE at < $1', [new Date(now() - keptDays.logs * day)]);
  },
};

/** Takes away lines of gateways' logs that are older than their account keeps them. */
export const syslogCare: Job = {
  name: 'syslog',
  every: hour,
  async run({ db, now }) {
    await forgetSyslog(db, now());
  },
};
