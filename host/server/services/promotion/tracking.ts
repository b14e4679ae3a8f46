import type { eventTracking } from '../../../../src/api/contract/ad';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { beijing, day } from '../../../../src/domain/time';
import { signEvent } from '../../../../src/domain/tracking';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';

/** How far a browser's clock may be off, milliseconds. */
const tolerance = day;

/** Keeps a shown or clicked ad once; refuses a wrong signature and a time far from now. */
export async function trackEvent(context: Context, input: ParsedOf<typeof eventTracking>): Promise<void> {
  const { db, caller, now } = context;
  if (signEvent(input) !== input.sign) throw refuse('wrongSignature');
  if (Math.abs(now() - input.timestamp) > tolerance) throw refuse('clockOff');
  await context.limits.take(`track:${caller.accountId}`, 2000, 3600);
  const subject = input.appendData.ADid ?? input.appendData.title ?? '';
  await db.query(
    `INSERT INTO tracked_event (account_id, event, type, sent_at, code, subject, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [caller.accountId, input.event, input.type, input.timestamp, input.code, subject, new Date(now())],
  );
}

/** Counts a click on the pop-up ad by day in China. */
export async function countHomeAdClick({ db, caller, now }: Context): Promise<void> {
  await db.query(
    `INSERT INTO home_ad_click (account_id, day) VALUES ($1, $2)
     ON CONFLICT (account_id, day) DO UPDATE SET clicks = home_ad_click.clicks + 1`,
    [caller.accountId, beijing(now()).day],
  );
}
