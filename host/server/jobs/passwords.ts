import { day, hour, iso, second } from '../../../src/domain/time';
import { passwordKeptDays } from '../../../src/domain/wifi-password';
import type { Job } from '../kit/context/context';
import { changeDue, changeForEvents } from '../services/passwords/change';
import { settleChanges } from '../services/passwords/settle';

/** Changes Wi-Fi passwords that are due, and follows those that are under way. */
export const passwords: Job = {
  name: 'wifi-passwords',
  every: 5 * second,
  async run(services) {
    await changeDue(services, services.now());
    await changeForEvents(services, services.now());
    await settleChanges(services, services.now());
  },
};

/** Forgets passwords that have been over for long. */
export const passwordCare: Job = {
  name: 'wifi-password-care',
  every: 6 * hour,
  async run({ db, now }) {
    await db.query('DELETE FROM wifi_password WHERE ended_at < $1', [iso(now() - passwordKeptDays * day)]);
  },
};
