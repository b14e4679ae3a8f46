import { forgetReplies } from '../account/replies/replies';
import type { Job } from '../kit/context/context';
import { endKept } from '../fleet/devices/kept';
import { keptDays } from '../../../src/domain/retention';
import { day, minute } from '../../../src/domain/time';

/** Takes away what has run out: counters, captchas, old messages of the outbox. */
export const housekeeping: Job = {
  name: 'housekeeping',
  every: 10 * minute,
  async run({ db, now }) {
    const at = now();
    await db.query('DELETE FROM rate_limit WHERE ends_at <= $1', [new Date(at)]);
    await db.query('DELETE FROM captcha WHERE expires_at <= $1', [new Date(at)]);
    await db.query('DELETE FROM wallboard_token WHERE expires_at <= $1', [new Date(at)]);
    // A day longer than they live: a widget that comes late is told that its token ran out, not that it was revoked.
    await db.query('DELETE FROM embed_token WHERE expires_at < $1', [new Date(at - day)]);
    await db.query('DELETE FROM embed_request WHERE expires_at < $1', [new Date(at)]);
    await db.query('DELETE FROM embed_code WHERE expires_at < $1', [new Date(at)]);
    await forgetReplies(db, at);
    await endKept(db, at);
    await db.query('DELETE FROM outbox WHERE at < $1', [new Date(at - keptDays.outbox * day)]);
  },
};
