import { iso } from '../../../../src/domain/time';
import { newId } from '../../kit/secrets';
import type { Sql } from '../../kit/store/db';
import { shownTarget } from './channels';

/** A message that waits to be sent through a channel. */
export interface NewDelivery {
  event: string;
  /** What it is about, where nothing raised it; empty: the items say it. */
  about?: string;
  /** What it tells, as far as it names it, and of how many. */
  items: readonly unknown[];
  total: number;
  /** Moment of the first try, milliseconds since 1970. */
  at: number;
}

/** Puts a message to a channel; who sends takes it from there. */
export async function writeDelivery(
  sql: Sql,
  now: number,
  accountId: string,
  channel: { id: string; type: string; target: string },
  { event, about = '', items, total, at }: NewDelivery,
): Promise<void> {
  await sql.query(
    `INSERT INTO alarm_delivery (id, account_id, channel_id, type, target, event, about, items, total, state, next_at,
       created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', $10, $11)`,
    [
      newId('dlv'),
      accountId,
      channel.id,
      channel.type,
      shownTarget(channel),
      event,
      about,
      JSON.stringify(items),
      total,
      iso(at),
      iso(now),
    ],
  );
}
