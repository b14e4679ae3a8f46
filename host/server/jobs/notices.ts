import { day, iso, second } from '../../../src/domain/time';
import { deliverNotices } from '../fleet/notices/deliver';
import { dispatchNotices } from '../fleet/notices/dispatch';
import type { Job } from '../kit/context/context';

/** Days that the history of messages is kept. */
const kept = 90 * day;

/** Tells those who subscribed of alarms. */
export const notices: Job = {
  name: 'alarm-notices',
  every: 3 * second,
  async run(services) {
    await dispatchNotices(services, services.now());
    await deliverNotices(services);
  },
};

/** Takes the history of old messages away. */
export const noticeCare: Job = {
  name: 'alarm-notice-care',
  every: 3_600 * second,
  async run({ db, now }) {
    await db.query(`DELETE FROM alarm_delivery WHERE created_at < $1`, [iso(now() - kept)]);
  },
};
