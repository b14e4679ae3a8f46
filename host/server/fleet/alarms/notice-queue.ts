import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';

/** Remembers alarms for those who subscribed; with a transaction's handle only when it commits. */
export async function noteForNotices(
  sql: Sql,
  now: number,
  event: 'raised' | 'cleared',
  alarms: readonly { id: string; account_id: string }[],
): Promise<void> {
  if (alarms.length === 0) return;
  // Accounts without subscriptions leave nothing behind.
  await sql.query(
    `INSERT INTO alarm_notice (account_id, alarm_id, event, at)
     SELECT r.account_id, r.id, $3, $4 FROM unnest($1::text[], $2::text[]) AS r(account_id, id)
     WHERE EXISTS (SELECT 1 FROM alarm_subscription s WHERE s.account_id = r.account_id AND s.enabled)`,
    [alarms.map(({ account_id }) => account_id), alarms.map(({ id }) => id), event, iso(now)],
  );
}
