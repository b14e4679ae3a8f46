import { carryOutside } from '../account/support/upload-outside';
import { dropStrayPhotos } from '../account/support/uploads';
import type { Job, Services } from '../kit/context/context';
import { keptDays } from '../../../src/domain/retention';
import { day } from '../../../src/domain/time';

/** Throws away what nobody can use any more. */
export const accountCare: Job = {
  name: 'account-care',
  every: 15_000,
  async run(services) {
    await forget(services);
    await dropStrayPhotos(services);
  },
};

/** Brings uploads into the bucket, where there is one. */
export const uploadCare: Job = {
  name: 'uploads',
  every: 5_000,
  async run({ db, bucket }) {
    if (bucket) await carryOutside(db, bucket);
  },
};

async function forget({ db, now }: Services) {
  const at = new Date(now());
  await db.query('DELETE FROM session WHERE expires_at <= $1', [at]);
  await db.query('DELETE FROM sms_code WHERE expires_at <= $1', [at]);
  await db.query('DELETE FROM qr_login WHERE expires_at <= $1', [at]);
  await db.query('DELETE FROM password_reset WHERE expires_at <= $1', [at]);
  await db.query('DELETE FROM mail_registration WHERE expires_at <= $1', [at]);
  await db.query('DELETE FROM known_device WHERE expires_at <= $1', [at]);
  await db.query('DELETE FROM login_event WHERE at <= $1', [new Date(now() - keptDays.logins * day)]);
}
